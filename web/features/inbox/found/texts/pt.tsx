import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Código mais recente',
  codeFrom: (sender) => `Código de ${sender}`,
  codeInMessage: 'Código nesta mensagem',
  copyCode: 'Copiar código',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Copiar código ')}
      {code}
    </>
  ),
  copied: 'Copiado',
  notACode: 'Não é um código? Ocultar',
  codeIsHidden: 'Código oculto.',

  linkInMessage: 'Link nesta mensagem',
  links: {
    verify: 'Link de verificação',
    reset: 'Link para redefinir a senha',
    login: 'Link para entrar',
    invite: 'Link de convite',
  },
  openLink: {
    verify: (long) => <>Abrir link{long(' de verificação')}</>,
    reset: (long) => <>Abrir link{long(' de nova senha')}</>,
    login: (long) => <>Abrir link{long(' para entrar')}</>,
    invite: (long) => <>Abrir link{long(' de convite')}</>,
  },
  leadsTo: (host) => <>leva a {host}</>,
  reallyOpen: 'Abrir este link?',
  namesAnotherSite: (host) => <>O texto deste link cita outro site. Ele leva a {host}.</>,
  openAnyway: 'Abrir assim mesmo',
  linkIsNotNeeded: 'Não precisa? Ocultar',
  linkIsHidden: 'Link oculto.',
  undo: 'Desfazer',
};
