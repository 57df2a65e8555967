import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  backToHome: 'Retour à l’accueil',

  perMonth: 'par mois',
  insteadOf: (hidden, price) => (
    <>
      {hidden('au lieu de ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Jusqu’à ${count} adresses temporaires à la fois`,
  lifetime: (premium) => `${premium} pour chacune`,
  lifetimeInsteadOf: (premium, free) => `${premium} pour chacune, contre ${free} en gratuit`,
  attachments: (size) => `Pièces jointes jusqu’à ${size}`,
  privateInboxes: 'Des boîtes que vous seul pouvez ouvrir',
  priority: 'Réception et assistance prioritaires',
  prioritySupport: 'Assistance prioritaire',
  dashboard: 'Un tableau de bord pour toutes vos boîtes',
  programs: 'Clés d’API et webhooks pour vos programmes',
  noAds: 'Aucune publicité',
  adFree: 'Navigation sans publicité',

  steps: 'Étapes',
  stepAccount: 'Compte',
  stepVerify: 'Vérification',
  stepPayment: 'Paiement',
  stepIsDone: 'terminé',

  passwordNotReset: 'Votre mot de passe n’a pas été réinitialisé',
  resetNeedsPremiumAgain:
    'Votre abonnement Premium a pris fin, et seuls les comptes Premium peuvent réinitialiser leur mot de passe. Votre compte est en sécurité.',
  resetNeedsPremium:
    'Seuls les comptes Premium peuvent réinitialiser leur mot de passe. Si vous n’avez pas encore de compte, créez-en un ici.',
  accountWithoutPassword: 'Vous avez un compte, mais pas de mot de passe pour vous connecter ?',
  alreadyHaveAccount: (link) => <>Déjà un compte ? {link('Se connecter')}</>,
  stepsOnceOpen:
    'Dès l’ouverture, trois étapes suffiront : un compte, un code reçu par e-mail et un paiement.',
  enjoyFreeService: 'En attendant, profitez de nos adresses temporaires gratuites !',

  fullName: 'Nom complet',
  nameIsMissing: 'Saisissez votre nom complet.',
  validDomain: (domain) => `Domaine accepté : ${domain}`,
  invalidDomain: (domain) => `Domaine refusé : ${domain}`,
  allowedProviders:
    'Ce domaine n’est pas accepté. Gmail, Outlook, Yahoo, iCloud, Proton et d’autres grands fournisseurs le sont.',
  allDomains: (count) =>
    plural(count, {
      one: `Le domaine accepté (${count})`,
      many: `Tous les domaines acceptés (${count})`,
      other: `Tous les domaines acceptés (${count})`,
    }),
  verifyEmail: 'Vérifier l’adresse',
  verifyEmailIn: (wait) => `Vérifier dans ${wait}`,
  verifyYourEmail: 'Vérifiez votre adresse',
  codeIsSent: (digits, address) => (
    <>
      Nous avons envoyé un code à {digits} chiffres à {address}. Si vous avez déjà un compte, le message vous
      le dira au lieu de contenir un code.
    </>
  ),
  verificationCode: 'Code de vérification',
  verifyCode: 'Vérifier le code',
  creatingAccount: 'Création de votre compte…',
  tryAgain: 'Réessayer',
  accountNotCreated: 'Le compte n’a pas pu être créé',
  signupFailed: 'L’inscription a échoué',
  signupUnavailable: 'L’inscription est momentanément indisponible',
  noNetwork: 'Un problème de réseau est survenu',
  emailIsVerified: 'Adresse vérifiée',
  accountIsReady: 'Votre compte est prêt. Il reste une étape.',
  continueToPayment: 'Passer au paiement',

  completePayment: 'Finalisez votre paiement',
  oneStepLeft: 'Plus qu’une étape avant Premium.',
  nothingIsCharged: 'Les paiements ne sont pas encore ouverts : rien n’est débité.',
  account: 'Compte',
  name: 'Nom',
  nameNotGiven: 'Non indiqué',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/mois`,
  cardIsNotSeen: 'Paiement par carte avec Stripe : nous ne voyons jamais votre carte',
  connectionIsEncrypted: 'Transmis par une connexion chiffrée SSL',
  cancelAnytime: 'Résiliable à tout moment : vous gardez Premium jusqu’à la fin du mois',
  signInFirst: 'Connectez-vous d’abord, pour que nous sachions quel compte passer à Premium.',
  signInToPay: 'Se connecter pour payer',
  comingSoon: 'Premium arrive bientôt',

  paymentSuccessful: 'Paiement réussi !',
  whatYouHave: 'Merci. Avec Premium, vous avez :',
  paymentIsConfirmed: 'Votre paiement est confirmé et Premium est actif.',
  homeInSeconds: (seconds) =>
    plural(seconds, {
      one: `La page d’accueil s’ouvrira dans ${seconds} seconde.`,
      many: `La page d’accueil s’ouvrira dans ${seconds} de secondes.`,
      other: `La page d’accueil s’ouvrira dans ${seconds} secondes.`,
    }),
  waitingForConfirmation:
    'Nous attendons que le prestataire de paiement confirme votre paiement. Cela prend quelques secondes et vous n’avez rien à faire.',
  stillWaitingForConfirmation:
    'Nous attendons que le prestataire de paiement confirme votre paiement. C’est plus long que d’habitude. Premium démarrera de lui-même dès la confirmation : vous pouvez quitter cette page. Surtout, ne payez pas une seconde fois.',

  subscription: 'Abonnement',
  subscriptionNotLoaded: 'Votre abonnement n’a pas pu être chargé.',
  premiumWithoutSubscription: (date) =>
    `Premium est actif ${date ? `jusqu’au ${date}` : 'jusqu’à la fin de la période en cours'}. Il n’y a pas d’abonnement : rien ne sera débité.`,
  subscriptionEnds: (date) =>
    `Votre abonnement s’arrête à la fin de la période en cours. Vous gardez Premium ${date ? `jusqu’au ${date}` : 'jusque-là'}.`,
  paymentDidNotGoThrough: (date) =>
    `Le dernier paiement n’a pas abouti et sera retenté. Premium reste actif ${date ? `jusqu’au ${date}` : 'jusqu’à la fin de la période en cours'} ; vérifiez votre carte pour le conserver.`,
  nextPayment: (price, date) =>
    `Premium est actif. Le prochain paiement, ${price}, aura lieu ${date ? `le ${date}` : 'à la fin de la période en cours'}.`,
  payOrChangeCard: 'Payer ou changer de carte',
  invoicesAndCard: 'Factures et carte',
  keepSubscription: 'Garder mon abonnement',
  cancelSubscription: 'Résilier l’abonnement',
  reallyCancel: 'Résilier l’abonnement ?',
  keepIt: 'Le garder',
  cancelEndsPremium:
    'Le dernier paiement n’a pas abouti : Premium s’arrête donc tout de suite. Plus rien ne vous sera débité.',
  cancelKeepsPremium: (date) =>
    `Plus rien ne vous sera débité. Vous gardez Premium ${date ? `jusqu’au ${date}` : 'jusqu’à la fin de la période en cours'}.`,
  signInAgain: 'Votre session est fermée. Reconnectez-vous.',
  cancelFailed: {
    plain: 'L’abonnement n’a pas pu être résilié. Réessayez.',
    because: (reason) => `L’abonnement n’a pas pu être résilié : ${reason}`,
  },
  keepFailed: {
    plain: 'L’abonnement n’a pas pu être conservé. Réessayez.',
    because: (reason) => `L’abonnement n’a pas pu être conservé : ${reason}`,
  },
  portalFailed: {
    plain: 'Les factures n’ont pas pu être ouvertes. Réessayez.',
    because: (reason) => `Les factures n’ont pas pu être ouvertes : ${reason}`,
  },

  dangerZone: 'Zone sensible',
  deletedWithPremium: (strong) => (
    <>
      {strong('Supprimé tout de suite :')} votre compte, vos boîtes Premium et leurs messages, vos clés d’API
      et vos webhooks. Tout abonnement payant prendra fin, et plus rien ne vous sera débité.
    </>
  ),
  deleted: (strong) => (
    <>
      {strong('Supprimé tout de suite :')} votre compte, avec votre nom, votre adresse e-mail et votre mot de
      passe.
    </>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('Conservé :')} les factures, aussi longtemps que la loi fiscale l’exige, et ce que vous avez
      écrit à l’assistance, pendant{' '}
      {plural(days, { one: `${days} jour`, many: `${days} de jours`, other: `${days} jours` })} au plus.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Conservé :')} les adresses gratuites, jusqu’à leur expiration, et ce que vous avez écrit à
      l’assistance, pendant{' '}
      {plural(days, { one: `${days} jour`, many: `${days} de jours`, other: `${days} jours` })} au plus.
    </>
  ),
  noUndo: 'Cette action est irréversible.',
  deleteAccount: 'Supprimer mon compte',
  verifyFirst: 'Vérifiez d’abord votre adresse e-mail',
  domainNotAllowed: 'Ce domaine n’est pas accepté',

  reallyDelete: 'Supprimer mon compte ?',
  whatDeletingPremiumDoes:
    'Votre compte, vos boîtes et leurs messages seront supprimés, et tout abonnement payant s’arrêtera tout de suite. Cette action est irréversible.',
  whatDeletingDoes: 'Votre compte sera supprimé. Cette action est irréversible.',
  deleteFailed: {
    plain: 'Le compte n’a pas pu être supprimé. Réessayez.',
    because: (reason) => `Le compte n’a pas pu être supprimé : ${reason}`,
  },
  accountDeleted: 'Compte supprimé',
  accountIsGone:
    'Votre compte a été supprimé, avec ses boîtes, leurs messages et tout abonnement. Votre session se ferme.',
};
