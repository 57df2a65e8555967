import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Fechar',
  cancel: 'Cancelar',
  loading: 'Carregando',
  initializing: 'Iniciando…',
  tryAgain: 'Tentar de novo',
  tryAgainButton: 'Tentar de novo',
  reload: 'Recarregar',
  comingSoon: 'em breve',
  showMore: (count) => `Mostrar mais ${count}`,
  digit: ({ position, length }) => `Dígito ${position} de ${length}`,

  partNotLoaded: 'Não foi possível carregar esta parte.',
  pageNotLoaded: 'Não foi possível carregar esta página.',
  notCopied: 'Seu navegador não copiou. Selecione o texto e copie você mesmo.',
  failedServerSilent: (failed) =>
    `${failed} Nosso servidor não está respondendo. Tente de novo daqui a pouco.`,
  failedCheckConnection: (failed) => `${failed} Verifique sua conexão e tente de novo.`,

  offline: 'Você está offline. As novas mensagens aparecem quando a conexão voltar.',
  failedOffline: (failed) => `Você está offline. ${failed} Tente de novo quando a conexão voltar.`,
  serverSilent: (strong) => (
    <>
      {strong('Nosso servidor não está respondendo.')} Seus endereços e mensagens estão a salvo, e as novas
      mensagens aparecem quando ele voltar.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Nosso servidor não está respondendo.')} {failed} Seus endereços e mensagens estão a salvo.
    </>
  ),
  tryingNow: 'Tentando agora…',
  tryingAgainIn: (seconds) => `Nova tentativa em ${seconds}\u00a0s`,
  tryNow: 'Tentar agora',

  somethingWentWrong: 'Algo deu errado',
  applicationError: 'Ocorreu um erro no aplicativo. Atualize a página para tentar de novo.',
  refreshPage: 'Atualizar página',
  errorDetails: 'Detalhes do erro',
};
