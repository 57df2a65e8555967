import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description:
    'Un ejemplo: recibes una dirección, llega un mensaje con un código y el código está listo para copiar.',
  subject: 'Confirma tu registro',
  snippet: '¡Hola! Escribe este código para terminar.',
  timeLeft: '58 min',
  exampleAddress: 'Ejemplo de dirección',
  copy: 'Copiar',
};
