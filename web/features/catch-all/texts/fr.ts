import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Tous les e-mails',
  about:
    'Cette boîte contient tous les e-mails que ce serveur a acceptés, quelle que soit l’adresse à laquelle ils étaient envoyés. Son jeton est la valeur du réglage CATCH_ALL.',
  token: 'Jeton',
  kept: 'Conservé dans cet onglet jusqu’à sa fermeture.',
  open: 'Ouvrir la boîte',
  wrongToken: 'Ce n’est pas le jeton, ou CATCH_ALL n’est pas défini.',
  enterToken: 'Saisissez le jeton.',
  notOpened: 'La boîte n’a pas pu être ouverte. Réessayez dans un instant.',
  forget: 'Oublier le jeton',
  sendAnywhere: 'Envoyez un e-mail à n’importe quelle adresse de n’importe quel domaine : il apparaît ici.',
  howLong: 'Les 1 000 messages les plus récents restent 24 heures.',
};
