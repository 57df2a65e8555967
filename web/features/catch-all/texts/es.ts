import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Todo el correo',
  about:
    'Esta bandeja contiene todo el correo que ha aceptado este servidor, sea cual sea la dirección a la que se envió. Su token es el valor del ajuste CATCH_ALL.',
  token: 'Token',
  kept: 'Se guarda en esta pestaña hasta que la cierres.',
  open: 'Abrir la bandeja',
  wrongToken: 'Este no es el token, o CATCH_ALL no está definido.',
  enterToken: 'Escribe el token.',
  notOpened: 'No se pudo abrir la bandeja. Vuelve a intentarlo en un momento.',
  forget: 'Olvidar el token',
  sendAnywhere: 'Envía correo a cualquier dirección de cualquier dominio y aparecerá aquí.',
  howLong: 'Los 1.000 mensajes más recientes se conservan durante 24 horas.',
};
