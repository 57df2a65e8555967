import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Este dispositivo te avisará de los mensajes nuevos, aunque esta página esté cerrada.',
  onlyWhileOpen:
    'Este navegador solo puede avisarte de los mensajes nuevos mientras esta página esté abierta.',
  shows:
    'Una notificación muestra el remitente, el asunto y el código. Quien vea esta pantalla puede leerlos.',
  sealed: 'Llega a través del servicio push de tu navegador, que solo recibe datos cifrados.',
  asksNext: 'A continuación, tu navegador te pedirá permiso.',
  hide: 'Ocultar remitente, asunto y código',
  allAddresses: 'Todas las direcciones, también las nuevas',
  addresses: 'Direcciones',
  turnOn: 'Activar notificaciones',
  turnOff: 'Desactivar',
  alsoWhenClosed: 'También cuando esta página esté cerrada',
  isOn: 'Las notificaciones están activadas en este navegador.',
  isOnWhileOpen: 'Las notificaciones están activadas mientras esta página esté abierta.',
  sound: 'Sonido al recibir mensajes mientras esta página esté abierta',
  refused:
    'Las notificaciones de este sitio están bloqueadas. Para recibirlas, abre los ajustes del sitio junto a la dirección de esta página, permite las notificaciones y vuelve a cargar la página.',
  notAllowed: 'Has descartado la pregunta del navegador, así que las notificaciones siguen desactivadas.',
  notSupported: 'Este navegador no puede mostrar notificaciones.',
  addToHomeScreen: `En iPhone y iPad, las notificaciones necesitan ${brand.name} en la pantalla de inicio: toca Compartir, luego «Añadir a pantalla de inicio» y abre ${brand.name} desde allí.`,
  pushServiceSilent:
    'Tu navegador no ha podido conectar con su servicio push. Hasta que pueda, solo recibirás avisos mientras esta página esté abierta.',
  tooManyBrowsers: 'No se pueden añadir más navegadores. Desactiva antes las notificaciones en otro.',
  tooOften: 'Demasiados cambios a la vez. Espera un minuto.',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  codeCopied: (code) => `Código ${code} copiado`,
  codeNotCopied: 'Tu navegador no ha copiado el código. Pulsa «Copiar código».',
  messageGone: 'Este mensaje se ha eliminado.',
  messageNotHere:
    'Este mensaje no se puede abrir aquí. Puede que su dirección haya caducado o que antes tengas que iniciar sesión.',
};
