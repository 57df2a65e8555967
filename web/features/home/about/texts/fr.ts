import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Du clic au code en quelques secondes',
  how: {
    take: {
      title: 'Prenez une adresse',
      text: 'Un clic, aucun formulaire. Elle fonctionne tout de suite, et l’anneau montre pour combien de temps.',
    },
    use: {
      title: 'Utilisez-la où vous voulez',
      text: 'Collez-la là où un site demande une adresse. Le message apparaît ici tout seul.',
    },
    copy: {
      title: 'Copiez le code',
      text: 'Mayfly repère codes et liens pour vous, dans toutes les langues, sans ouvrir le message.',
    },
  },

  featuresTitle: 'Simple, et c’est voulu',
  featuresIntro:
    'Une boîte pour tout ce qui n’a besoin de votre adresse qu’une fois : un téléchargement, un essai, un forum, un test.',
  manyDomains: 'Vous avez le choix entre plusieurs domaines.',
  features: {
    oneClick: {
      title: 'Une adresse en un clic',
      text: 'Ni formulaire, ni mot de passe, ni nom. L’adresse est prête en moins d’une seconde et fonctionne aussitôt.',
    },
    live: {
      title: 'Des messages en direct',
      text: 'Les nouveaux messages apparaissent sans recharger la page, le plus souvent moins de cinq secondes après leur envoi.',
    },
    deleted: {
      title: 'Supprimée à l’heure dite',
      text: `Après ${limits.freeLifetime}, ou ${limits.premiumLifetime} avec Premium, l’adresse cesse de fonctionner et ses messages sont supprimés. Vous pouvez aussi les supprimer plus tôt.`,
    },
    tracking: {
      title: 'Le pistage est bloqué',
      text: 'Les images externes restent bloquées tant que vous ne les demandez pas, et c’est alors nous qui allons les chercher. Les traqueurs que nous reconnaissons ne sont jamais chargés.',
    },
    encrypted: {
      title: 'Chiffré sur le disque',
      text: 'Chaque message est chiffré avant d’être enregistré, et chaque boîte a sa propre clé. Même l’objet et l’expéditeur ne sont jamais stockés en clair.',
    },
    complete: {
      title: 'Des messages complets',
      text: `HTML et texte brut, images et pièces jointes jusqu’à ${limits.freeAttachments}, ou ${limits.premiumAttachments} avec Premium. Sur téléphone comme sur ordinateur.`,
    },
  },

  plansTitle: 'Pour la plupart des gens, le gratuit suffit',
  plansIntro: 'Premium, c’est pour avoir plus d’adresses, plus de temps et de plus grosses pièces jointes.',
  compared: 'Gratuit et Premium comparés',
  whatYouGet: 'Ce qui est inclus',
  free: 'Gratuit',
  forever: 'pour toujours',
  premium: 'Premium',
  perMonth: 'par mois',
  upgrade: 'Passer à Premium',
  seePricing: 'Voir les tarifs en détail',

  whatIsIt: 'Qu’est-ce qu’un mail temporaire ?',
  explanation:
    'Une adresse temporaire est une vraie boîte de réception qui se supprime d’elle-même. Vous la donnez à un site qui exige une adresse e-mail, vous lisez le message dont vous avez besoin, puis vous l’oubliez. Newsletters, fuites de données et listes revendues n’atteignent qu’une adresse qui n’existe plus.',
  howItWorks: 'Comment ça marche',
  createdForSession:
    'Quand vous appuyez sur le bouton, une adresse aléatoire est créée pour cette session du navigateur. Dès lors, notre serveur de messagerie accepte les messages qui lui sont adressés, les chiffre et les affiche sur cette page dès qu’ils sont enregistrés. Les messages destinés à des adresses inconnues ou expirées sont refusés.',
  nothingSent:
    'Rien n’est envoyé en votre nom, rien n’est transféré et aucun compte n’est nécessaire. Vous pouvez supprimer un message ou l’adresse entière à tout moment. Sinon, tout disparaît automatiquement à la fin du temps prévu.',
  faqTitle: 'Questions fréquentes',
  faq: {
    lifetime: {
      question: 'Combien de temps dure une adresse ?',
      answer: `${limits.freeLifetime}, ou ${limits.premiumLifetime} avec Premium. L’anneau à côté de l’adresse montre le temps restant. À la fin, l’adresse et tous ses messages sont supprimés.`,
    },
    speed: {
      question: 'En combien de temps les e-mails arrivent-ils ?',
      answer:
        'En moins de cinq secondes le plus souvent. Certains expéditeurs mettent leurs e-mails en file d’attente : patientez une dizaine de minutes avant de redemander un message.',
    },
    count: {
      question: 'Combien d’adresses puis-je avoir ?',
      answer: `Jusqu’à ${limits.freeAddresses} à la fois sans compte, ${limits.premiumCount} avec Premium. Quand vous avez utilisé toutes vos adresses gratuites, la suivante est disponible ${limits.cooldown} après l’expiration de la plus récente.`,
    },
    attachments: {
      question: 'Quelle taille peuvent avoir les pièces jointes ?',
      answer: `Jusqu’à ${limits.freeAttachments} par message, ou ${limits.premiumAttachments} avec Premium. Les messages plus lourds sont refusés et l’expéditeur en est averti.`,
    },
    readers: {
      question: 'Qui peut lire mes e-mails ?',
      answer:
        'Quiconque connaît l’adresse exacte d’une boîte gratuite peut l’ouvrir : ne la communiquez pas et ne l’utilisez pour rien de privé. Les boîtes Premium ne s’ouvrent que pour leur propriétaire.',
    },
    sending: {
      question: 'Puis-je répondre ou écrire un e-mail ?',
      answer: 'Non. Mayfly ne fait que recevoir : impossible de s’en servir pour envoyer du spam.',
    },
    keep: {
      question: 'Dans quels cas ne faut-il pas l’utiliser ?',
      answer:
        'Pour les comptes que vous voulez garder : banque, travail, santé et tout ce que vous devrez peut-être récupérer un jour. Une fois l’adresse disparue, vous ne recevrez plus aucun lien de réinitialisation de mot de passe.',
    },
  },
};
