import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Postfach',
  noAddressSelected: 'Keine Adresse ausgewählt',
  noActiveEmail: 'Keine aktive Adresse',
  messagesAppearAfterWait: 'Nachrichten an deine nächste Adresse erscheinen hier von selbst.',
  generateAddressAbove: 'Erstelle oben eine Adresse. Ihre Nachrichten erscheinen hier von selbst.',
  newMessage: 'Neue Nachricht',
};
