import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Sur cette page',
  extensionFor: {
    chromium: 'Pour Chrome, Edge et Brave',
    firefox: 'Pour Firefox',
  },
  contactSupport: 'Contacter l’assistance',
  anatomy: {
    words: { title: 'Deux mots', note: 'Faciles à dicter au téléphone et à repérer dans une liste.' },
    characters: {
      title: 'Six caractères aléatoires',
      note: 'Tirés d’une source aléatoire sûre, pour que personne ne puisse deviner une adresse.',
    },
    domain: {
      title: 'L’un de nos domaines',
      note: 'Un vrai domaine de messagerie, avec son propre serveur. Avec Premium, vous choisissez le nom qui le précède.',
    },
  },

  contactUs: 'Contactez-nous',
  whoAnswers: 'Questions, idées, signalements d’abus : une vraie personne lit chaque message et y répond.',
  writeDirectly: 'Nous écrire directement',
  beforeYouWrite: 'Avant d’écrire',
  whatHelpAnswers: (help) => (
    <>
      La plupart des réponses se trouvent sur la {help('page d’aide')}. Nous ne pouvons pas restaurer une
      adresse expirée ni un message supprimé : ils n’existent plus.
    </>
  ),
  useLastingAddress: 'Indiquez une adresse permanente',
  temporaryMayBeGone: 'Une adresse temporaire pourrait avoir disparu avant l’arrivée de notre réponse.',
  yourName: 'Votre nom',
  yourEmail: 'Votre e-mail',
  subject: 'Sujet',
  chooseSubject: 'Choisissez un sujet',
  subjects: {
    privacy: 'Confidentialité',
    terms: 'Conditions',
    support: 'Assistance',
    feedback: 'Avis et suggestions',
    other: 'Autre',
  },
  message: 'Message',
  sendMessage: 'Envoyer le message',
  messageSent: 'Merci pour votre message ! Nous vous répondrons bientôt.',
  messageNotSent: 'Désolé, votre message n’a pas pu être envoyé. Réessayez.',
  nameIsMissing: 'Saisissez votre nom.',
  emailIsMissing: 'Saisissez votre adresse e-mail.',
  emailIsInvalid: 'Saisissez une adresse e-mail valide.',
  subjectIsMissing: 'Choisissez un sujet.',
  messageIsMissing: 'Saisissez un message.',

  simplePricing: 'Des tarifs simples, des limites claires',
  whatPlansGive:
    'L’offre gratuite est complète et restera gratuite. Premium vous donne plus d’adresses, plus de temps et des boîtes que vous seul pouvez ouvrir.',
  free: 'Gratuit',
  premium: 'Premium',
  freeCard: {
    name: 'GRATUIT',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('pour toujours')}
      </>
    ),
    note: 'Pour le quotidien, quand il vous faut un message, une seule fois.',
    choose: 'Commencer gratuitement',
    points: {
      addresses: `Jusqu’à ${limits.freeAddresses} à la fois`,
      lifetime: `Chaque adresse dure ${limits.freeLifetime}`,
      attachments: `Pièces jointes jusqu’à ${limits.freeAttachments} par message`,
      live: 'Messages en direct, en HTML ou en texte brut',
      deleting: 'Adresses supprimables à tout moment',
      noRegistration: 'Sans inscription',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Le plus choisi',
    note: 'Pour le travail, les tests et les messages que personne d’autre ne doit voir.',
    choose: 'Passer à Premium',
    points: {
      addresses: `Jusqu’à ${limits.premiumAddresses} à la fois`,
      lifetime: `Chaque adresse dure ${limits.premiumLifetime}`,
      attachments: `Pièces jointes jusqu’à ${limits.premiumAttachments} par message`,
      onlyYou: 'Des boîtes que vous seul pouvez ouvrir',
      ownName: 'Un nom d’adresse de votre choix',
      priority: 'Réception et assistance prioritaires',
      dashboard: 'Un tableau de bord pour toutes vos boîtes',
      programs: 'Clés d’API et webhooks pour vos programmes',
      noAds: 'Aucune publicité',
    },
  },
  sideBySide: 'Côte à côte',
  planFacts: {
    addresses: {
      label: 'Adresses à la fois',
      free: `Jusqu’à ${limits.freeCount}`,
      premium: `Jusqu’à ${limits.premiumCount}`,
    },
    lifetime: {
      label: 'Durée de vie d’une adresse',
      free: limits.freeLifetime,
      premium: limits.premiumLifetime,
    },
    attachments: {
      label: 'Pièces jointes par message',
      free: `Jusqu’à ${limits.freeAttachments}`,
      premium: `Jusqu’à ${limits.premiumAttachments}`,
    },
    messages: { label: 'Messages par boîte', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: {
      label: 'Qui peut ouvrir une boîte',
      free: 'Quiconque connaît son adresse',
      premium: 'Vous seul',
    },
    ownName: { label: 'Choix du nom de l’adresse', free: 'Non', premium: 'Oui' },
    delivery: { label: 'Réception', free: 'Normale', premium: 'Prioritaire' },
    support: { label: 'Assistance', free: 'Standard', premium: 'Prioritaire' },
    dashboard: { label: 'Tableau de bord', free: 'Non', premium: 'Oui' },
    ads: { label: 'Publicité', free: 'Oui, jamais dans un message', premium: 'Aucune' },
  },
  questionsAboutPlans: 'Questions sur les offres',
  questions: {
    reallyFree: {
      question: 'L’offre gratuite est-elle vraiment gratuite ?',
      answer:
        'Oui. Elle ne coûte rien, ne demande ni inscription ni carte et ne devient jamais payante. C’est la publicité qui la finance. Elle n’apparaît jamais dans un message.',
    },
    allExpired: {
      question: 'Que se passe-t-il quand mes adresses gratuites ont expiré ?',
      answer: `Si vous les avez toutes utilisées, vous pourrez en créer de nouvelles ${limits.cooldown} après l’expiration de la plus récente. La page affiche un compte à rebours. Avec Premium, cette attente n’existe pas : vous avez droit à ${limits.premiumAddresses}, et dès que l’une disparaît, vous pouvez en créer une autre.`,
    },
    security: {
      question: 'Qu’entendez-vous par « sécurité renforcée » ?',
      answer:
        'Quiconque connaît l’adresse exacte d’une boîte gratuite peut l’ouvrir. Une boîte Premium ne s’ouvre que pour son propriétaire, même si d’autres connaissent l’adresse. Toutes deux sont chiffrées sur le disque, chacune avec sa propre clé.',
    },
    canceling: {
      question: 'Puis-je résilier à tout moment ?',
      answer: `Oui. Premium coûte ${limits.price} par mois, sans engagement. La résiliation prend effet à la fin du mois déjà payé, et vous gardez Premium jusque-là.`,
    },
  },

  alreadyPremium: 'Vous avez déjà Premium',
  thankYou: 'Merci. Vous profitez déjà de tout ce que Premium propose.',
  premiumDashboard: 'Tableau de bord',
  goHome: 'Aller à l’accueil',
  goBack: 'Retour',
  yourBenefits: 'Vos avantages',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} à la fois`,
      text: 'Une adresse par usage.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} pour chacune`,
      text: `Contre ${limits.freeLifetime} avec l’offre gratuite.`,
    },
    attachments: {
      title: `${limits.premiumAttachments} de pièces jointes`,
      text: `Par message, contre ${limits.freeAttachments} avec l’offre gratuite.`,
    },
    privacy: {
      title: 'Boîtes privées',
      text: 'Vous seul pouvez les ouvrir, même si d’autres connaissent l’adresse.',
    },
    priority: {
      title: 'Priorité',
      text: 'Vos messages arrivent en premier et vos questions passent en premier.',
    },
    noAds: { title: 'Aucune publicité', text: 'Sur aucune page.' },
  },
};
