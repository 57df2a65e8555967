import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Neuester Code',
  codeFrom: (sender) => `Code von ${sender}`,
  codeInMessage: 'Code in dieser Nachricht',
  copyCode: 'Code kopieren',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Code kopieren: ')}
      {code}
    </>
  ),
  copied: 'Kopiert',
  notACode: 'Kein Code? Ausblenden',
  codeIsHidden: 'Code ausgeblendet.',

  linkInMessage: 'Link in dieser Nachricht',
  links: {
    verify: 'Link zur Bestätigung',
    reset: 'Link zum Zurücksetzen des Passworts',
    login: 'Link zur Anmeldung',
    invite: 'Link zur Einladung',
  },
  openLink: {
    verify: (long) => <>Link {long('zur Bestätigung ')}öffnen</>,
    reset: (long) => <>Link {long('für neues Passwort ')}öffnen</>,
    login: (long) => <>Link {long('zur Anmeldung ')}öffnen</>,
    invite: (long) => <>Link {long('zur Einladung ')}öffnen</>,
  },
  leadsTo: (host) => <>führt zu {host}</>,
  reallyOpen: 'Diesen Link öffnen?',
  namesAnotherSite: (host) => <>Der Text dieses Links nennt eine andere Website. Er führt zu {host}.</>,
  openAnyway: 'Trotzdem öffnen',
  linkIsNotNeeded: 'Nicht nötig? Ausblenden',
  linkIsHidden: 'Link ausgeblendet.',
  undo: 'Rückgängig',
};
