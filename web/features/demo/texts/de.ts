import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description:
    'Ein Beispiel: Du bekommst eine Adresse, eine Nachricht mit einem Code trifft ein, und du kannst den Code kopieren.',
  subject: 'Bestätige deine Registrierung',
  snippet: 'Willkommen! Gib diesen Code ein, und fertig.',
  timeLeft: '58\u00a0min',
  exampleAddress: 'Beispiel einer Adresse',
  copy: 'Kopieren',
};
