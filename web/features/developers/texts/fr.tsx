import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Pour les développeurs',
  apiReference: 'Référence de l’API',
  whatReferenceHas:
    'Chaque appel, avec ce qu’il attend et ce qu’il répond. Les dates suivent la norme ISO 8601, et les erreurs ont la forme { success: false, error }.',
  guideAndExamples: 'Guide et exemples',
  openApi: 'OpenAPI',
  copy: 'Copier',
  copied: 'Copié',
  copySnippet: (name) => `Copier ${name}`,

  emailForPrograms: 'Des e-mails pour vos tests, vos scripts et vos agents',
  waysToConnect:
    'Créez une adresse, inscrivez-vous, attendez le code. En simple HTTP, avec notre client ou avec les outils que vous utilisez déjà : tous mènent aux mêmes boîtes.',
  codeInFiveLines: 'Un code en cinq lignes',
  howCodeIsFound: `${brand.name} trouve le code ou le lien dans un e-mail, quelle que soit la langue, et l’appel répond dès qu’il est là. Rien à interroger en boucle, rien à analyser. Tant que la première version de notre client n’est pas publiée sur npm, lancez npm pack dans le dossier packages/client du code source de ${brand.name} et installez le fichier obtenu.`,
  withWhatYouUse: 'Avec vos outils habituels',
  doors: {
    mcp: {
      title: 'Agents, par MCP',
      text: `Un agent crée une adresse, s’inscrit avec elle et saisit le code. Ajoutez ${brand.name} aux serveurs MCP de votre agent ; aucun compte n’est nécessaire.`,
      notes: {
        keepInboxes:
          'Sans jeton, chaque session est un nouvel invité. Ajoutez l’en-tête Authorization: Bearer … pour conserver les boîtes.',
        untrusted:
          'Les e-mails sont marqués comme non fiables. Malgré cela, ne laissez pas un agent agir d’après un e-mail si cela peut faire des dégâts.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Une fixture donne à chaque test sa propre boîte et la supprime ensuite.',
      notes: {
        needsKey:
          'Une suite de tests demande plus d’adresses que n’en a un invité : donnez-lui comme jeton la clé d’un compte Premium.',
      },
    },
    mailpit: {
      title: 'Suites de tests pour Mailpit',
      text: 'Les tests qui lisent leurs e-mails dans Mailpit fonctionnent ici avec les mêmes appels, avec de vrais e-mails venus de l’extérieur et une boîte par jeton.',
      notes: {
        tokenIsPassword: 'Le jeton sert de mot de passe ; le nom d’utilisateur est libre.',
        refused:
          'Les étiquettes, le renvoi et les vérifications de Mailpit sont refusés. Les messages ont en plus Code et VerificationLink.',
      },
    },
    mailTm: {
      title: 'Clients de mail.tm',
      text: 'Il existe des bibliothèques mail.tm pour de nombreux langages. Dirigez-en une vers ce site : un compte y devient une adresse au nom de votre choix.',
      notes: {
        expires:
          'Seul son propriétaire peut lire une telle adresse. Elle expire comme toute adresse gratuite.',
        codeAndLink: 'Chaque message contient aussi son code et son lien.',
      },
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Votre programme est appelé à l’arrivée d’un e-mail, avec son code et son lien. Discord, Slack, Telegram et ntfy reçoivent plutôt une ligne lisible.',
      notes: {
        signed:
          'Signés selon Standard Webhooks, dans l’ordre, et répétés jusqu’à ce que votre programme réponde.',
        needsKey:
          'Il vous faut la clé d’un compte Premium. La page « Gérer » permet aussi d’ajouter des webhooks et montre leurs derniers envois.',
      },
    },
    passwordManagers: {
      title: 'Gestionnaires de mots de passe',
      text: 'Bitwarden crée une adresse pour chaque nouvel identifiant. Choisissez « Alias d’e-mail transféré », puis SimpleLogin ou addy.io, et saisissez ces réglages.',
      notes: {
        needsKey: 'Il vous faut la clé d’un compte Premium : créez-en une sur la page « Gérer ».',
        notForwarded: 'Les e-mails ne sont pas transférés. Vous les lisez ici, et l’adresse expire.',
      },
    },
  },
  bitwardenSettings: 'Réglages de Bitwarden',

  tokensAndLimits: 'Jetons et limites',
  noAccount: {
    title: 'Sans compte',
    text: `Un jeton d’invité s’obtient en un appel. Il donne droit à ${limits.freeAddresses}, chacune pendant ${limits.freeLifetime}. Elles appartiennent à qui possède le jeton.`,
  },
  keys: {
    title: 'Des clés avec Premium',
    text: (manage) => (
      <>
        Une clé utilise votre offre Premium : {limits.premiumAddresses}, chacune pendant{' '}
        {limits.premiumLifetime}, avec les noms de votre choix, dans des boîtes privées. Créez et révoquez vos
        clés sur la page {manage('« Gérer »')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Les mêmes limites partout',
    text: 'Quel que soit le moyen d’accès, vous retrouvez vos propres boîtes dans les limites de votre offre. Les réponses 429 indiquent quand réessayer.',
  },
  strangers: {
    title: 'Écrit par des inconnus',
    text: 'Le contenu d’un e-mail vient de son expéditeur. Le HTML est nettoyé, les agents sont prévenus de ne pas s’y fier, et aucun lien n’est jamais ouvert à votre place.',
  },
};
