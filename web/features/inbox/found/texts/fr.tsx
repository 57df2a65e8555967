import type { Texts } from '../texts.ts';

/** “De” loses its vowel before another: “Code d’Amazon”. */
const from = (name: string) => (/^[aàâeéèêiîoôuû]/i.test(name) ? `d’${name}` : `de ${name}`);

export const texts: Texts = {
  newestCode: 'Dernier code',
  codeFrom: (sender) => `Code ${from(sender)}`,
  codeInMessage: 'Code dans ce message',
  copyCode: 'Copier le code',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Copier le code ')}
      {code}
    </>
  ),
  copied: 'Copié',
  notACode: 'Pas un code ? Masquer',
  codeIsHidden: 'Code masqué.',

  linkInMessage: 'Lien dans ce message',
  links: {
    verify: 'Lien de vérification',
    reset: 'Lien de réinitialisation du mot de passe',
    login: 'Lien de connexion',
    invite: 'Lien d’invitation',
  },
  openLink: {
    verify: (long) => <>Ouvrir le lien{long(' de vérification')}</>,
    reset: (long) => <>Ouvrir le lien{long(' de réinitialisation')}</>,
    login: (long) => <>Ouvrir le lien{long(' de connexion')}</>,
    invite: (long) => <>Ouvrir le lien{long(' d’invitation')}</>,
  },
  leadsTo: (host) => <>mène à {host}</>,
  reallyOpen: 'Ouvrir ce lien ?',
  namesAnotherSite: (host) => <>Le texte de ce lien nomme un autre site. Il mène à {host}.</>,
  openAnyway: 'Ouvrir quand même',
  linkIsNotNeeded: 'Pas utile ? Masquer',
  linkIsHidden: 'Lien masqué.',
  undo: 'Annuler',
};
