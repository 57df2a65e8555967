import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  inbox: 'Messages',
  message: 'Message',
  yourAddress: 'Votre adresse e-mail temporaire',
  yourNewAddress: (address) => `Votre nouvelle adresse est ${address}`,

  waitingForMail: 'En attente d’un e-mail',
  timeLeft: (left) => `Se supprime d’elle-même dans ${left}`,
  copyAndUse:
    'Copiez l’adresse et utilisez-la où vous voulez. Le premier message qui arrivera ensuite s’ouvrira ici.',
  pasteIt: 'Collez-la maintenant là où vous en avez besoin. Le premier message s’ouvrira ici tout seul.',
  scanToGoOn: 'Scannez pour continuer sur votre téléphone',
  scanToCopy: 'Scannez pour copier l’adresse sur votre téléphone',
  noMessages: 'Aucun message pour l’instant',
  noMessagesReceived: 'Aucun message reçu pour l’instant',
  siteRefused: 'Ce site a refusé mon adresse',
  endsWithDomain: (day) =>
    `Cette adresse fonctionne jusqu’à ${day}, car son domaine prend fin à ce moment-là.`,

  newMessagesAt: (count, address) => (
    <>
      {plural(count, {
        one: `${count} nouveau message`,
        many: `${count} de nouveaux messages`,
        other: `${count} nouveaux messages`,
      })}{' '}
      pour {address}
    </>
  ),
  goToInbox: 'Ouvrir cette boîte',

  sharedInbox: 'Boîte partagée',
  inboxOf: (address) => `Boîte de l’adresse ${address}`,
  addressOfInbox: 'Adresse de cette boîte',
  getYourOwn: 'Obtenir ma propre adresse',

  keyboardShortcuts: 'Raccourcis clavier',
  escapeKey: 'Échap',
  shortcuts: {
    generate: 'Créer une adresse',
    copyAddress: 'Copier l’adresse',
    copyCode: 'Copier le code',
    refresh: 'Actualiser la boîte',
    next: 'Message suivant',
    previous: 'Message précédent',
    back: 'Retour à la liste',
    show: 'Afficher les raccourcis',
  },
  shortcutsPause:
    'Ils sont en pause après un clic dans un message HTML, jusqu’à ce que vous cliquiez en dehors.',
  sound: 'Son à chaque nouveau message',
};
