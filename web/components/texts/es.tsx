import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando',
  initializing: 'Iniciando…',
  tryAgain: 'Reintentar',
  tryAgainButton: 'Reintentar',
  reload: 'Recargar',
  comingSoon: 'próximamente',
  showMore: (count) => `Mostrar ${count} más`,
  digit: ({ position, length }) => `Dígito ${position} de ${length}`,

  partNotLoaded: 'No se pudo cargar esta parte.',
  pageNotLoaded: 'No se pudo cargar esta página.',
  notCopied: 'Tu navegador no lo ha copiado. Selecciona el texto y cópialo tú.',
  failedServerSilent: (failed) =>
    `${failed} Nuestro servidor no responde. Vuelve a intentarlo en un momento.`,
  failedCheckConnection: (failed) => `${failed} Revisa tu conexión y vuelve a intentarlo.`,

  offline: 'No tienes conexión. Los mensajes nuevos aparecerán cuando vuelvas a conectarte.',
  failedOffline: (failed) => `No tienes conexión. ${failed} Vuelve a intentarlo cuando te conectes.`,
  serverSilent: (strong) => (
    <>
      {strong('Nuestro servidor no responde.')} Tus direcciones y mensajes están a salvo, y los mensajes
      nuevos aparecerán en cuanto vuelva.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Nuestro servidor no responde.')} {failed} Tus direcciones y mensajes están a salvo.
    </>
  ),
  tryingNow: 'Reintentando…',
  tryingAgainIn: (seconds) => `Nuevo intento en ${seconds}\u00a0s`,
  tryNow: 'Reintentar ya',

  somethingWentWrong: 'Algo salió mal',
  applicationError:
    'Se ha producido un error en la aplicación. Actualiza la página para volver a intentarlo.',
  refreshPage: 'Actualizar página',
  errorDetails: 'Detalles del error',
};
