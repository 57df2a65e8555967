import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'El correo temporal que se borra solo',
  promise:
    'Consigue una dirección y mira cómo llegan sus mensajes. Cuando se acaba el tiempo, todo se elimina.',
  noSuchPage: ({ path, mono }) => (
    <>En {mono(path)} no hay ninguna página, así que te mostramos la de inicio.</>
  ),
  dismiss: 'Cerrar',
};
