import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  messages: 'Messages',
  unread: (count) =>
    plural(count, { one: `${count} non lu`, many: `${count} non lus`, other: `${count} non lus` }),
  copyAddress: (address) => `Copier l’adresse ${address}`,
  refresh: 'Actualiser',
  refreshIn: (seconds) => `Encore ${seconds}\u00a0s`,
  autoRefreshing: `Relevée toutes les ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} raccourcis</>,
  inboxIsFull: (most) =>
    `Cette boîte est pleine : ${most} messages sur ${most}. Les nouveaux e-mails sont refusés tant que vous ne supprimez pas de messages.`,
  othersInboxIsFull: (most) =>
    `Cette boîte est pleine : ${most} messages sur ${most}. Les nouveaux e-mails sont refusés tant que son propriétaire ne supprime pas de messages.`,

  isUnread: 'Non lu.',
  noSubject: '(sans objet)',
  attachments: 'Pièces jointes',
  noWordsKept:
    'Vos messages se chargeront dès le retour de la connexion. Rien de leur texte n’est conservé dans ce navigateur.',

  emailArrivesWithinSeconds:
    'Les e-mails arrivent le plus souvent en quelques secondes et s’affichent ici tout seuls.',
  noMessageSelected: 'Aucun message sélectionné',
  selectMessage: 'Choisissez un message pour le lire ici.',

  inboxNotFound: 'Boîte introuvable',
  whyInboxIsMissing:
    'Elle a peut-être expiré, ou l’adresse contient une faute de frappe. Les boîtes expirées sont supprimées avec tous leurs messages.',
  addressHasExpired: 'Cette adresse a expiré',
  messagesAreDeleted: 'Ses messages sont supprimés.',
  nothingLeft: 'Disparue. Il n’en reste rien.',
  deletedForGood: 'Cette adresse a expiré. Elle et ses messages sont définitivement supprimés.',
  trackersNeverSawYou: (count) =>
    plural(count, {
      one: `${count} traqueur ne vous a jamais vu.`,
      many: `${count} de traqueurs ne vous ont jamais vu.`,
      other: `${count} traqueurs ne vous ont jamais vu.`,
    }),
};
