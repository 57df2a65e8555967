import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Vous recevez ce message parce que vous avez un compte ${brand.name}. Il a été envoyé automatiquement.`,
  open: `Ouvrir ${brand.name}`,
  code: {
    subject: (code: string) => `${code} est votre code ${brand.name}`,
    title: 'Votre code de vérification',
    enter: (time: string) => `Saisissez ce code pour continuer. Il est valable ${time}.`,
    enterForPassword: (time: string) =>
      `Saisissez ce code pour réinitialiser votre mot de passe. Il est valable ${time}.`,
    notYou:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : sans le code, rien ne se passera.',
    footer: `Quelqu’un a saisi cette adresse sur ${brand.name}. Nous ne demandons jamais ce code par e-mail ni par téléphone.`,
  },
  haveAccount: {
    subject: `Vous avez déjà un compte ${brand.name}`,
    title: 'Vous avez déjà un compte',
    somebody: `Quelqu’un, vous sans doute, a voulu s’inscrire sur ${brand.name} avec cette adresse.`,
    signInInstead: 'Un compte existe déjà à cette adresse : il vous suffit de vous connecter.',
    signIn: 'Se connecter',
    notYou: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien n’a changé.',
  },
  reset: {
    subject: `Réinitialisez votre mot de passe ${brand.name}`,
    title: 'Réinitialisez votre mot de passe',
    useLink:
      'Choisissez un nouveau mot de passe avec ce lien. Il ne fonctionne qu’une fois et reste valable une heure.',
    choose: 'Choisir un mot de passe',
    orCode: (time: string) =>
      `Vous pouvez aussi saisir ce code, valable ${time}, sur la page où vous l’avez demandé :`,
    notYou: 'Si vous n’avez rien demandé, votre mot de passe reste inchangé.',
  },
  passwordChanged: {
    subject: `Votre mot de passe ${brand.name} a été modifié`,
    title: 'Votre mot de passe a été modifié',
    changed: 'Votre mot de passe vient d’être modifié, et tous vos appareils ont été déconnectés.',
    notYou: (supportEmail: string) =>
      `Si vous n’êtes pas à l’origine de ce changement, écrivez tout de suite à ${supportEmail}.`,
  },
  welcome: {
    title: `Bienvenue sur ${brand.name}`,
    ready: 'Votre adresse est confirmée et votre compte est prêt.',
    everythingGoes: 'Tout ce que reçoivent vos adresses temporaires est supprimé quand elles expirent.',
  },
  premiumBegun: {
    subject: `Bienvenue dans ${brand.name} Premium`,
    title: 'Premium est actif',
    thanks: (price: string) =>
      `Merci. Nous avons bien reçu votre paiement (${price}), et Premium est maintenant actif.`,
    renews:
      'Votre abonnement se renouvelle chaque mois. Vous pouvez le résilier à tout moment sur la page « Gérer ».',
    openDashboard: 'Ouvrir le tableau de bord',
  },
  benefits: (limits: PlanLimits) => [
    `Jusqu’à ${limits.premiumAddresses} à la fois`,
    `${limits.premiumLifetime} pour chacune`,
    `Pièces jointes jusqu’à ${limits.premiumAttachments}`,
    'Aucune publicité',
  ],
  paymentFailed: {
    subject: `Votre paiement à ${brand.name} n’a pas abouti`,
    title: 'Votre paiement n’a pas abouti',
    tryAgain: (price: string) =>
      `Nous n’avons pas pu débiter ${price} pour ce mois de Premium. Nous réessaierons dans quelques jours.`,
    checkCard: 'Pour garder Premium sans interruption, vérifiez votre carte.',
    check: 'Vérifier mon abonnement',
  },
  subscriptionEnds: {
    subject: (date: string) => `Votre abonnement ${brand.name} Premium prend fin le ${date}`,
    title: 'Votre abonnement est résilié',
    keptUntil: (date: string) => `Plus rien ne vous sera débité. Vous gardez Premium jusqu’au ${date}.`,
    accountStays: 'Votre compte reste ouvert, et vous pouvez vous réabonner à tout moment.',
  },
  expired: {
    subject: `Votre abonnement ${brand.name} Premium a pris fin`,
    title: 'Votre abonnement Premium a pris fin',
    nothingToPay:
      'Votre période Premium est terminée. Vous n’avez rien à payer, et votre compte est en sécurité.',
    freePlan: (limits: PlanLimits) =>
      `L’offre gratuite s’utilise sans se connecter : ${limits.freeAddresses} à la fois, ${limits.freeLifetime} pour chacune.`,
    payToReactivate:
      'Votre abonnement Premium a expiré. Votre compte est en sécurité, et un paiement suffit pour réactiver Premium.',
    reactivate: (price: string) => `Réactiver pour ${price} par mois`,
  },
  domainMissing: {
    subject: (name: string) => `Il manque un enregistrement DNS à ${name}`,
    title: 'Il manque un enregistrement DNS',
    gone: (name: string) => `L’enregistrement TXT qui prouve que ${name} est à vous manque depuis un jour.`,
    publishAgain:
      'Publiez-le de nouveau d’ici deux jours. Sinon, le domaine sera suspendu et ne recevra plus d’e-mails.',
    see: 'Voir l’enregistrement',
  },
  domainSuspended: {
    subject: (name: string) => `${name} est suspendu`,
    title: 'Votre domaine est suspendu',
    lapsed: (name: string) => `L’enregistrement TXT de ${name} a manqué pendant trois jours.`,
    lostToOther: (name: string) => `Un autre compte a prouvé que ${name} est à lui.`,
    stillReadable:
      'Les e-mails de ses adresses restent lisibles jusqu’à leur expiration, mais les nouveaux n’arrivent plus.',
    useAgain: 'Si le domaine est à vous, publiez le nouvel enregistrement TXT pour l’utiliser de nouveau.',
  },
  ownPostmaster: {
    subject: (to: string) => `E-mail pour ${to}`,
    title: (to: string) => `Quelqu’un a écrit à ${to}`,
    from: (from: string) => `L’expéditeur dit être ${from}.`,
    noSender: 'Il n’a pas d’expéditeur, comme souvent pour les avis d’échec de remise.',
    footer: `Tout domaine de messagerie doit accepter les e-mails à cette adresse, ${brand.name} vous le transmet donc.`,
  },
  push: {
    newMail: 'Nouvel e-mail',
    code: (code: string) => `Code : ${code}`,
    noSubject: '(sans objet)',
    notCheckedYet: 'Expéditeur pas encore vérifié',
    leadsElsewhere: 'Le lien ne mène pas au site que son texte indique',
    suspicious: 'Message suspect',
    saysItIsFrom: (name: string) => `Se dit envoyé par ${name}`,
    open: 'Ouvrir',
    copyCode: 'Copier le code',
  },
};
