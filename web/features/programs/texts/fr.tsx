import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  cancel: 'Annuler',
  done: 'Terminé',
  copy: 'Copier',
  copied: 'Copié',
  copiedToClipboard: 'Copié dans le presse-papiers',
  unreachable: 'Le serveur est injoignable. Réessayez.',
  unknownFailure: 'Un problème est survenu. Réessayez.',

  keys: 'Clés d’API',
  listOfKeys: 'Clés d’API',
  whatKeysAreFor:
    'Une clé permet à un script, à une suite de tests ou à un gestionnaire de mots de passe d’utiliser vos boîtes. Elle ne peut modifier ni votre compte ni votre abonnement.',
  keysNotLoaded: 'Vos clés n’ont pas pu être chargées.',
  noKeys: 'Vous n’avez pas encore de clé.',
  keysAreFull: (limit) =>
    `Vous avez ${limit} clés, c’est le maximum. Révoquez-en une pour en créer une autre.`,
  nameOfKey: 'Nom de la clé',
  exampleOfName: 'Par exemple : Bitwarden',
  nameIsMissing: 'Donnez un nom à la clé',
  createKey: 'Créer une clé',
  yourNewKey: 'Votre nouvelle clé',
  key: 'Clé',
  keepKeySafe: 'Quiconque la possède peut lire vos e-mails : gardez-la comme un mot de passe.',
  mailProgram:
    'Pour lire une adresse dans Thunderbird, Outlook ou un autre logiciel de messagerie, créez une clé à cet effet et saisissez ces valeurs :',
  mailServer: 'Serveur',
  mailUser: 'Nom d’utilisateur',
  mailUserValue: 'L’adresse',
  mailPassword: 'Mot de passe',
  mailPasswordValue: 'Une clé de cette page',
  mailSending:
    'L’envoi d’e-mails n’est pas possible ici. Si le logiciel demande un serveur d’envoi, saisissez celui d’un autre compte.',
  copyItNow: 'Copiez-la maintenant. Elle ne sera plus affichée.',
  created: (date) => `Créée le ${date}`,
  lastUsed: (age) => `Dernière utilisation : ${age.replace('À', 'à')}`,
  neverUsed: 'Jamais utilisée',
  revoke: 'Révoquer',
  revokeKey: (name) => `Révoquer ${name}`,
  reallyRevoke: 'Révoquer la clé ?',
  whatRevokingDoes: (name) =>
    `Les programmes qui utilisent « ${name} » perdront aussitôt l’accès, et les webhooks qu’ils ont ajoutés seront supprimés. Cette action est irréversible.`,

  webhooks: 'Webhooks',
  whatWebhooksAreFor:
    'Recevez les nouveaux e-mails sur votre propre serveur, ou en une ligne dans Discord, Slack, Telegram ou ntfy.',
  webhooksNotLoaded: 'Vos webhooks n’ont pas pu être chargés.',
  noWebhooks: 'Vous n’avez pas encore de webhook.',
  webhooksAreFull: (limit) =>
    `Vous avez ${limit} webhooks, c’est le maximum. Supprimez-en un pour en ajouter un autre.`,
  addWebhook: 'Ajouter un webhook',
  whatIsSent: 'Les nouveaux e-mails de toutes vos adresses sont envoyés à cette URL.',
  format: 'Format',
  url: 'URL',
  urlIsMissing: 'Saisissez une URL',
  send: 'Envoyer',
  wanted: { message: 'Tous les e-mails', code: 'Les e-mails avec un code', link: 'Les e-mails avec un lien' },
  formats: {
    standard: 'Standard (JSON signé)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Votre secret de signature',
  secret: 'Secret',
  whatSecretIsFor: 'Il permet à votre serveur de vérifier qu’un appel vient bien d’ici.',
  test: 'Tester',
  testOf: (host) => `Tester ${host}`,
  testArrived: (status, ms) => `Le test est arrivé. Le serveur a répondu ${status} en ${ms}\u00a0ms.`,
  testFailed: (reason) => `Le test a échoué. ${reason}.`,
  delete: 'Supprimer',
  deleteWebhook: (host) => `Supprimer ${host}`,
  reallyDelete: 'Supprimer le webhook ?',
  whatDeletingDoes: (host) =>
    `Plus aucun e-mail ne sera envoyé à ${host}. Ce qui n’a pas encore été remis sera abandonné.`,
  disabled: (strong) => (
    <>
      {strong('Désactivé.')} Le serveur a répondu qu’il ne veut plus d’envois. Supprimez ce webhook et
      ajoutez-le de nouveau pour reprendre.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('En attente.')}{' '}
      {plural(failed, {
        one: 'La dernière tentative a échoué',
        many: `${failed} de tentatives ont échoué`,
        other: `${failed} tentatives ont échoué`,
      })}
      . La prochaine aura lieu dans {wait}, et les e-mails suivants attendent jusque-là.
    </>
  ),

  deliveries: 'Envois',
  deliveriesTo: (host) => `Envois vers ${host}`,
  lastDeliveries: 'Derniers envois',
  deliveriesNotLoaded: 'Les envois n’ont pas pu être chargés.',
  noDeliveries: 'Rien n’a encore été envoyé.',
  sentTest: 'Test',
  sentMail: 'E-mail',
  sentAgain: (attempt) => `E-mail, tentative ${attempt}`,
  delivered: (what, status, ms) => `${what} : remis (${status}, ${ms}\u00a0ms)`,
  notDelivered: (what, reason) => `${what} : ${reason}`,
};
