import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Último código',
  codeFrom: (sender) => `Código de ${sender}`,
  codeInMessage: 'Código de este mensaje',
  copyCode: 'Copiar código',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Copiar código ')}
      {code}
    </>
  ),
  copied: 'Copiado',
  notACode: '¿No es un código? Ocultar',
  codeIsHidden: 'Código oculto.',

  linkInMessage: 'Enlace de este mensaje',
  links: {
    verify: 'Enlace de verificación',
    reset: 'Enlace para restablecer la contraseña',
    login: 'Enlace de inicio de sesión',
    invite: 'Enlace de invitación',
  },
  openLink: {
    verify: (long) => <>Abrir enlace{long(' de verificación')}</>,
    reset: (long) => <>Abrir enlace{long(' de contraseña')}</>,
    login: (long) => <>Abrir enlace{long(' de inicio de sesión')}</>,
    invite: (long) => <>Abrir enlace{long(' de invitación')}</>,
  },
  leadsTo: (host) => <>lleva a {host}</>,
  reallyOpen: '¿Abrir este enlace?',
  namesAnotherSite: (host) => <>El texto de este enlace nombra otro sitio. Lleva a {host}.</>,
  openAnyway: 'Abrir de todos modos',
  linkIsNotNeeded: '¿No lo necesitas? Ocultar',
  linkIsHidden: 'Enlace oculto.',
  undo: 'Deshacer',
};
