import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description:
    'Un exemple : vous obtenez une adresse, un message avec un code arrive, et le code est prêt à être copié.',
  subject: 'Confirmez votre inscription',
  snippet: 'Bienvenue ! Saisissez ce code pour terminer.',
  timeLeft: '58\u00a0min',
  exampleAddress: 'Un exemple d’adresse',
  copy: 'Copier',
};
