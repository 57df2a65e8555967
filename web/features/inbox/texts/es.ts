import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Bandeja de entrada',
  noAddressSelected: 'Ninguna dirección elegida',
  noActiveEmail: 'No hay direcciones activas',
  messagesAppearAfterWait: 'Los mensajes de tu próxima dirección aparecerán aquí automáticamente.',
  generateAddressAbove: 'Genera una dirección arriba. Sus mensajes aparecerán aquí automáticamente.',
  newMessage: 'Mensaje nuevo',
};
