import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  cancel: 'Annuler',
  continue: 'Continuer',
  goHome: 'Aller à l’accueil',
  goToDashboard: 'Aller au tableau de bord',
  backToLogin: 'Retour à la connexion',
  writeToSupport: 'Écrire à l’assistance',

  email: 'E-mail',
  emailIsMissing: 'Saisissez votre adresse e-mail.',
  emailIsInvalid: 'Saisissez une adresse e-mail valide.',
  password: 'Mot de passe',
  passwordIsMissing: 'Saisissez votre mot de passe.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  newPassword: 'Nouveau mot de passe',
  neededLength: (characters) =>
    plural(characters, {
      one: `Au moins ${characters} caractère.`,
      many: `Au moins ${characters} de caractères.`,
      other: `Au moins ${characters} caractères.`,
    }),
  passwordIsTooShort: (characters) =>
    plural(characters, {
      one: `Le mot de passe doit comporter au moins ${characters} caractère`,
      many: `Le mot de passe doit comporter au moins ${characters} de caractères`,
      other: `Le mot de passe doit comporter au moins ${characters} caractères`,
    }),
  confirmPassword: 'Confirmer le mot de passe',
  passwordsDiffer: 'Les mots de passe ne sont pas identiques',

  login: 'Connexion',
  whoNeedsAccount: 'Connectez-vous à votre compte Premium. Les adresses gratuites fonctionnent sans compte.',
  noAccountYet: (link) => <>Pas de compte ? {link('Créer un compte Premium')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Vous utilisez déjà le compte {email}. {link('Aller à l’accueil')}
    </>
  ),
  pageNeedsSignIn: 'Connectez-vous pour ouvrir cette page.',
  linkSignsInAs: (email, button) => (
    <>
      Ce lien vous connecte au compte {email}. {button('Continuer')}
    </>
  ),
  passwordWasChanged: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  freeAddressesStayOutside:
    'Vos adresses gratuites ne font pas partie du compte. Jusqu’à leur expiration, vous pouvez les consulter ici :',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  signInFailed: 'La connexion a échoué',
  signInUnavailable: 'La connexion est momentanément indisponible',
  or: 'ou',
  continueWithGoogle: 'Continuer avec Google',
  noGoogleHere: 'La connexion avec Google est indisponible ici.',
  googleErrors: {
    unavailable:
      'La connexion avec Google n’est pas disponible ici. Connectez-vous avec votre e-mail et votre mot de passe.',
    unreachable:
      'Google est injoignable pour le moment. Réessayez dans un instant ou connectez-vous avec votre e-mail et votre mot de passe.',
    cancelled:
      'Vous avez annulé la connexion chez Google. Réessayez ou connectez-vous avec votre e-mail et votre mot de passe.',
    late: 'La connexion avec Google a pris trop de temps ou a commencé dans un autre navigateur. Réessayez.',
    unverified:
      'Google n’a pas vérifié l’adresse e-mail de ce compte Google : il ne peut donc pas être utilisé ici.',
    failed:
      'La connexion avec Google a échoué : e-mail, identifiant ou mot de passe incorrect. Réessayez ou connectez-vous avec votre e-mail et votre mot de passe.',
  },

  forgotPassword: 'Mot de passe oublié ?',
  resetPassword: 'Réinitialiser le mot de passe',
  howResetWorks:
    'Saisissez l’adresse e-mail de votre compte Premium. Nous vous enverrons un message avec un code.',
  emailAddress: 'Adresse e-mail',
  sendResetCode: 'Envoyer le code',
  resetCodeNotSent: 'Le code n’a pas pu être envoyé. Réessayez.',
  resetFailed: 'La réinitialisation du mot de passe a échoué',
  resetUnavailable: 'La réinitialisation du mot de passe est momentanément indisponible',
  resetCodeSent: 'Code envoyé !',
  checkInboxFor: (address) => (
    <>Nous avons envoyé un message avec un code à {address}. Consultez votre messagerie.</>
  ),
  enterCode: 'Saisissez le code',
  codeIsOnItsWay: (address) => (
    <>Nous avons envoyé un message avec un code à {address}. Il peut mettre une minute à arriver.</>
  ),
  resetCode: 'Code de réinitialisation',
  noPassword: 'Pas de mot de passe pour vous connecter ?',
  contactSupport: 'Contacter l’assistance',
  messageToSupport:
    'J’ai oublié mon mot de passe et je ne peux pas le réinitialiser sans Premium. Pouvez-vous m’aider à retrouver l’accès à mon compte ?',
  choosePassword: 'Choisissez un nouveau mot de passe',
  passwordOf: (address) => <>Pour {address}.</>,
  choosePasswordForAccount: 'Choisissez un nouveau mot de passe pour votre compte.',
  requestNewLink: 'Demander un nouveau lien',
  passwordNotUpdated: 'Le mot de passe n’a pas pu être modifié',
  passwordUpdateFailed: 'La modification du mot de passe a échoué',
  passwordNotReset: 'Le mot de passe n’a pas pu être réinitialisé. Réessayez.',
  resetIsDone: 'Mot de passe réinitialisé',
  signedOutEverywhere:
    'Votre mot de passe a été modifié et tous vos appareils ont été déconnectés. La page de connexion va s’ouvrir…',

  sendCode: 'Envoyer le code',
  resendCode: 'Renvoyer le code',
  resendIn: (wait) => `Renvoyer dans ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0s`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  codeIsValidFor: (minutes) =>
    plural(minutes, {
      one: `Il est valable ${minutes} minute.`,
      many: `Il est valable ${minutes} de minutes.`,
      other: `Il est valable ${minutes} minutes.`,
    }),
  codeNotSent: 'Le code de vérification n’a pas pu être envoyé',
  codeNotSentAgain: 'Le code n’a pas pu être renvoyé. Réessayez.',
  codeIsWrong: 'Code incorrect. Réessayez.',
  codeNotChecked: 'La vérification a échoué',
  tryCodeAgain: 'La vérification a échoué. Réessayez.',

  subscriptionIsActive: 'Votre abonnement Premium est actif',
  nothingToPay: 'Vous n’avez rien à payer pour le moment.',
  payWithStripe: (price) => `Payer avec Stripe · ${price}/mois`,
  checkoutFailed: 'Impossible d’ouvrir la page de paiement. Contactez l’assistance.',
  waitingForPayment:
    'La page de paiement est ouverte dans un autre onglet. Cette page s’actualisera d’elle-même après le paiement.',

  resubscribeForAccess: 'Réabonnez-vous pour retrouver votre compte Premium',
  signedInAs: (email) => `Compte : ${email}.`,
  accessIsBlocked: 'Accès au compte suspendu',
  whatIsClosed:
    'Votre abonnement Premium a pris fin : votre tableau de bord et ses boîtes sont fermés. Les données de votre compte sont en sécurité et vous les retrouverez dès le paiement.',
  paymentsNotOpen: 'Les paiements ne sont pas encore ouverts.',
  freeAddressesStillWork: 'Vous pouvez toujours utiliser les adresses gratuites de la page d’accueil.',
  confirmAddressFirst: (link) => (
    <>
      Vous ne savez pas si vous recevez encore les e-mails à cette adresse ?{' '}
      {link('Confirmez-la avec un code')} avant de payer.
    </>
  ),
  upgrade: 'Passer à Premium',

  resubscribe: 'Se réabonner',
  confirmThenPay: 'Confirmez que vous recevez toujours les e-mails à cette adresse, puis passez au paiement.',
  codeSent: 'Nous vous avons envoyé un code. Consultez votre messagerie.',
  codeOfDigits: (digits) => `Code à ${digits} chiffres`,
  addressIsConfirmed: 'Votre adresse e-mail est confirmée.',
  verifyAndPay: 'Vérifier et payer',

  reactivate: 'Réactivez votre abonnement',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Bon retour parmi nous, {strong(email)} ! Votre abonnement Premium a expiré. Réactivez-le pour retrouver
      tous ses avantages.
    </>
  ),
  welcomeBack: (strong, email) => (
    <>Bon retour parmi nous, {strong(email)} ! Vous n’avez pas d’abonnement Premium pour le moment.</>
  ),
  whatYouGetBack: 'Ce que vous retrouvez avec Premium',
  whatYouGet: 'Ce que Premium vous apporte',
  reactivateFor: (price) => `Réactiver Premium · ${price}/mois`,
  continueAsGuest: 'Continuer sans compte',

  subscriptionExpired: 'Votre abonnement Premium a expiré. Réabonnez-vous pour accéder à votre compte.',
  incorrectSignIn: 'E-mail, identifiant ou mot de passe incorrect',
  tooManyRequests: 'Trop de demandes. Réessayez plus tard.',
  invalidResetLink: 'Ce lien n’est pas valide. Demandez une nouvelle réinitialisation du mot de passe.',
  resetLimit: (perDay) =>
    `Vous avez atteint le maximum de ${perDay} demandes de réinitialisation par jour. Réessayez demain.`,
  billingOff: 'Le paiement arrive bientôt ! Premium sera disponible sous peu.',

  reallyForget: 'M’oublier sur cet appareil ?',
  forgetMe: 'M’oublier',
  forgetsSession: 'Votre session se fermera, et ce navigateur oubliera vos adresses et leurs messages.',
  forgetsAddresses: 'Ce navigateur oubliera vos adresses et leurs messages, et ne pourra plus les ouvrir.',
  countsAsNewVisitor: 'Ensuite, vous repartirez de zéro, sans aucune adresse utilisée.',
  othersCanStillRead:
    'Quiconque connaît une adresse pourra encore lire ses messages jusqu’à ce qu’elle expire.',
  deleteAddresses: 'Supprimer mes adresses et leurs messages',
  deleteFreeAddresses: 'Supprimer mes adresses gratuites et leurs messages',
  tryInAMoment: 'Réessayez dans un instant.',
  forgotten: 'Ce navigateur a tout oublié.',
  deletedAndForgotten: 'Vos adresses sont supprimées et ce navigateur a tout oublié.',
};
