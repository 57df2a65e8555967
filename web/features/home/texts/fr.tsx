import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Le mail jetable qui se supprime tout seul',
  promise: 'Prenez une adresse et regardez ses messages arriver. À la fin du temps prévu, tout est supprimé.',
  noSuchPage: ({ path, mono }) => <>La page {mono(path)} n’existe pas : voici donc l’accueil.</>,
  dismiss: 'Masquer',
};
