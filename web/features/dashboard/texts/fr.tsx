import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  loadingDashboard: 'Chargement du tableau de bord…',
  premiumDashboard: 'Tableau de bord',
  manage: 'Gérer',
  benefits: 'Avantages',
  messagesReceived: (count) => `Messages (${count})`,
  yourAddress: 'Votre adresse e-mail temporaire',
  emailsNotLoaded: (again) => <>Vos adresses n’ont pas pu être chargées. {again('Réessayer')}</>,

  yourInboxes: 'Vos boîtes',
  inboxes: (count) =>
    plural(count, { one: `${count} boîte`, many: `${count} de boîtes`, other: `${count} boîtes` }),
  activeInboxes: 'Boîtes actives',
  listOfInboxes: 'Boîtes actives',
  noInboxes: 'Aucune boîte active',
  howLongAddressWorks: `Une nouvelle adresse est prête en une seconde et fonctionne pendant ${limits.premiumLifetime}.`,
  selectedInbox: 'Sélectionnée',
  activeInbox: 'Active',
  domainEnds: 'fin du domaine',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(plural(count, { one: ' non lu', many: ' non lus', other: ' non lus' }))}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Expire dans ')}
      {time}
    </>
  ),
  copy: (address) => `Copier ${address}`,
  copied: 'Copié dans le presse-papiers !',
  delete: (address) => `Supprimer ${address}`,
  deleteInbox: 'Supprimer la boîte',
  expiredCannotBeDeleted: 'Une boîte expirée ne peut pas être supprimée',
  deleteAll: 'Tout supprimer',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `Supprimer ${count} adresse e-mail ? Cette action est irréversible.`,
      many: `Supprimer les ${count} d’adresses e-mail ? Cette action est irréversible.`,
      other: `Supprimer les ${count} adresses e-mail ? Cette action est irréversible.`,
    }),
  allDeleted: 'Vos adresses et leurs messages sont supprimés.',
  optionalName: 'Nom (facultatif)',
  generateFirstEmail: 'Créer une première adresse',
  generateInbox: 'Créer une boîte',

  backToDashboard: 'Retour au tableau de bord',
  manageAccount: 'Gérer le compte',
  premiumAccount: 'Compte Premium',
  loading: 'Chargement',
  premiumIsActive: 'Premium est actif.',
  premiumIsActiveUntil: (date) => `Premium est actif jusqu’au ${date}.`,
  nothingToCancel: 'Aucun renouvellement n’est prévu pour l’instant : il n’y a donc rien à résilier.',
  whereToDelete: (link) => (
    <>Vous pouvez {link('supprimer votre compte ici')}. Le bouton ci-dessous ne fonctionne pas encore.</>
  ),
  comingSoon: 'Bientôt',

  yourAccount: 'Votre compte',
  premiumPlan: 'Offre Premium',
  whatPremiumHas: `Jusqu’à ${limits.premiumAddresses} à la fois, chacune pendant ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Clés, webhooks et abonnement',
  freePlan: 'Offre gratuite',
  whatFreeHas: `Jusqu’à ${limits.freeAddresses} à la fois, chacune pendant ${limits.freeLifetime}.`,
  upgrade: 'Passer à Premium',
  premiumHasEnded: 'Premium a pris fin',
  whatEndedMeans:
    'L’offre gratuite s’applique désormais. Vos clés d’API et vos webhooks sont conservés, mais ne fonctionneront pas tant que vous n’aurez pas repris l’abonnement.',
  resubscribe: 'Se réabonner',

  premiumBenefits: 'Avantages Premium',
  includedInSubscription: 'Tout ce que comprend votre abonnement.',
  yourBenefits: 'Vos avantages',
  manyAtOnce: {
    title: `Jusqu’à ${limits.premiumCount} adresses à la fois`,
    text: 'Une boîte pour chaque usage, avec les noms de votre choix.',
  },
  moreTime: {
    title: `${limits.premiumLifetime}, contre ${limits.freeLifetime} en gratuit`,
    text: 'Chaque adresse dure plus longtemps : vous pouvez y revenir plus tard.',
  },
  prioritySupport: {
    title: 'Assistance prioritaire',
    text: 'Vos questions sont signalées comme Premium et traitées en premier. Vos e-mails arrivent en premier, eux aussi.',
  },
  managementTools: {
    title: 'Des outils pour gérer vos boîtes',
    text: 'Consultez, copiez et supprimez toutes vos boîtes au même endroit. Vous seul pouvez les ouvrir.',
  },
};
