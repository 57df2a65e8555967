import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

const trackersOf = (count: number) =>
  plural(count, {
    one: `${count} traqueur`,
    many: `${count} de traqueurs`,
    other: `${count} traqueurs`,
  });
const blockedTrackers = (count: number) =>
  plural(count, {
    one: `${count} traqueur bloqué`,
    many: `${count} de traqueurs bloqués`,
    other: `${count} traqueurs bloqués`,
  });
const imagesOf = (count: number) =>
  plural(count, {
    one: `${count} image externe`,
    many: `${count} d’images externes`,
    other: `${count} images externes`,
  });

export const texts: Texts = {
  message: 'Message',
  noSubject: '(sans objet)',
  back: 'Retour',
  backToNewMessages: (count) =>
    plural(count, {
      one: `Retour, ${count} nouveau message`,
      many: `Retour, ${count} de nouveaux messages`,
      other: `Retour, ${count} nouveaux messages`,
    }),
  to: (address) => `À ${address}`,
  yourTime: 'Votre heure locale',

  loadsWhenConnected: 'Vous êtes hors ligne. Ce message se chargera dès le retour de la connexion.',
  loadsWhenServerAnswers: 'Ce message se chargera dès que notre serveur répondra de nouveau.',
  notLoaded: (problem, again) => (
    <>
      Ce message n’a pas pu être chargé. {problem} {again('Réessayer')}
    </>
  ),
  tooLarge:
    'Ce message est trop volumineux pour être affiché en entier. Vous pouvez télécharger sa source ci-dessus.',
  notReadInFull: 'Ce message n’a pas pu être lu en entier. Vous pouvez télécharger sa source ci-dessus.',

  downloadSource: 'Télécharger la source',
  print: 'Imprimer',
  sourceNotDownloaded: 'La source n’a pas pu être téléchargée.',
  nameOfSource: 'message',
  delete: 'Supprimer le message',
  reallyDelete: 'Supprimer le message ?',
  cannotBeUndone: 'Voulez-vous vraiment continuer ? Cette action est irréversible.',
  confirmDelete: 'Supprimer',
  notDeleted: 'Le message n’a pas pu être supprimé.',

  addressHasExpired:
    'Cette adresse a expiré et ses messages sont supprimés. Celui-ci reste affiché jusqu’à ce que vous le fermiez.',
  addressExpiresSoon: 'Cette adresse et ses messages seront supprimés dans moins de deux minutes.',
  download: 'Télécharger le message',
  downloadAgain: 'Échec du téléchargement, réessayer',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, {
      one: 'Un lien mène ailleurs',
      many: `${count} de liens mènent ailleurs`,
      other: `${count} liens mènent ailleurs`,
    }),
  linkLeadsTo: ({ label, host }) => `« ${label} » mène à ${host}.`,
  linksWork: 'Les liens fonctionnent maintenant',
  allLinksAreOff: 'Les liens sont désactivés',
  linksAreOff: (count) =>
    plural(count, {
      one: 'Le lien est désactivé',
      many: `${count} de liens sont désactivés`,
      other: `${count} liens sont désactivés`,
    }),
  openAnyway: 'Ouvrir quand même',
  switchOffAgain: 'Désactiver à nouveau',

  showAs: 'Afficher le message en',
  html: 'HTML',
  plainText: 'Texte brut',
  noText: 'Ce message ne contient pas de texte.',
  noPlainText: 'Ce message n’a pas de version en texte brut.',
  showQuote: 'Afficher le texte cité',
  hideQuote: 'Masquer le texte cité',
  tooLongForPaper: 'Ce message est trop long pour être imprimé en entier. La suite n’est pas sur le papier.',
  originalSize: 'Taille réelle',
  shownAtOriginalSize: 'Affiché en taille réelle',
  fitToScreen: 'Adapter à l’écran',
  scaledToFit: 'Réduit à la largeur de l’écran',

  links: (count) =>
    plural(count, {
      one: `${count} lien dans ce message`,
      many: `${count} de liens dans ce message`,
      other: `${count} liens dans ce message`,
    }),
  linkTextDiffers: 'Le texte du lien ne correspond pas à sa destination.',

  image: 'Image',
  images: (count) => imagesOf(count),
  imageStates: {
    blocked: (image, unseen) => <>Charger{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Chargement…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Chargée{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>Échec du chargement{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Reste bloquée',
  showImages: (long) => <>Afficher {long('les images externes')}</>,
  whoFetchesImages: `${brand.name} va les chercher pour vous. L’expéditeur peut voir qu’elles ont été chargées, mais ni votre adresse IP ni votre navigateur.`,
  loadingImages: 'Chargement des images externes',
  imagesNotLoaded: 'Les images n’ont pas pu être chargées',
  imagesFailed: (count) =>
    plural(count, {
      one: `${count} image externe n’a pas pu être chargée`,
      many: `${count} d’images externes n’ont pas pu être chargées`,
      other: `${count} images externes n’ont pas pu être chargées`,
    }),
  blocked: (images) =>
    plural(images, {
      one: `${images} image externe bloquée`,
      many: `${images} d’images externes bloquées`,
      other: `${images} images externes bloquées`,
    }),
  blockedTrackers: (trackers) => blockedTrackers(trackers),
  blockedBoth: (images, trackers) => `${imagesOf(images)} et ${trackersOf(trackers)} bloqués`,
  showing: (images) =>
    plural(images, {
      one: `${images} image externe affichée`,
      many: `${images} d’images externes affichées`,
      other: `${images} images externes affichées`,
    }),
  showingWithout: (images, trackers) =>
    plural(images, {
      one: `${images} image externe affichée, ${blockedTrackers(trackers)}`,
      many: `${images} d’images externes affichées, ${blockedTrackers(trackers)}`,
      other: `${images} images externes affichées, ${blockedTrackers(trackers)}`,
    }),
  showingSome: (shown, images) =>
    plural(shown, {
      one: `${shown} image externe sur ${images} affichée`,
      many: `${shown} images externes sur ${images} affichées`,
      other: `${shown} images externes sur ${images} affichées`,
    }),
  showingSomeWithout: ({ shown, images, trackers }) =>
    plural(shown, {
      one: `${shown} image externe sur ${images} affichée, ${blockedTrackers(trackers)}`,
      many: `${shown} images externes sur ${images} affichées, ${blockedTrackers(trackers)}`,
      other: `${shown} images externes sur ${images} affichées, ${blockedTrackers(trackers)}`,
    }),
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}. Seules les ${count} premières peuvent être chargées, les autres restent bloquées`,

  attachments: 'Pièces jointes',
  attachmentCount: (count) =>
    plural(count, {
      one: `${count} pièce jointe`,
      many: `${count} de pièces jointes`,
      other: `${count} pièces jointes`,
    }),
  file: 'FICH',
  downloadFile: (name) => `Télécharger ${name}`,
  downloadFileOfType: ({ name, type }) => `Télécharger ${name} (${type})`,
  downloadingFile: (name) => `Téléchargement du fichier ${name}`,
  fileNotDownloaded: 'Le fichier n’a pas pu être téléchargé.',
  downloadFailed: 'Le téléchargement a échoué. Réessayez.',
  programsCanHarm: 'Un programme peut endommager votre ordinateur. Ne l’ouvrez que si vous l’attendiez.',
  fileCanContainProgram:
    'Ce fichier peut contenir un programme malveillant. Ne l’ouvrez que si vous l’attendiez.',
};
