import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description:
    'Ein Beispiel: Du bekommst eine Adresse, eine Nachricht mit einem Code trifft ein, und du kannst den Code kopieren.',
  subject: 'Bestätige deine Anmeldung',
  snippet: 'Willkommen! Mit diesem Code ist alles fertig.',
  timeLeft: '58 min',
  exampleAddress: 'Beispiel einer Adresse',
  copy: 'Kopieren',
};
