import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';

const plural = pluralIn('en');

export const texts = {
  message: 'Message',
  noSubject: '(no subject)',
  back: 'Back',
  backToNewMessages: (count: number) =>
    plural(count, { one: `Back, ${count} new message`, other: `Back, ${count} new messages` }),
  to: (address: string) => `To ${address}`,
  yourTime: 'Your time',

  loadsWhenConnected: 'You are offline. This message loads when you are connected again.',
  loadsWhenServerAnswers: 'This message loads when our server answers again.',
  notLoaded: (problem: string | null, again: Wrap) => (
    <>
      This message could not be loaded. {problem} {again('Try again')}
    </>
  ),
  tooLarge: 'This message is too large to show in full. You can download its source above.',
  notReadInFull: 'This message could not be read in full. You can download its source above.',

  downloadSource: 'Download raw source',
  print: 'Print',
  sourceNotDownloaded: 'The source could not be downloaded.',
  nameOfSource: 'message',
  delete: 'Delete message',
  reallyDelete: 'Delete message?',
  cannotBeUndone: 'Are you sure? This action cannot be undone.',
  confirmDelete: 'Delete',
  notDeleted: 'The message could not be deleted.',

  addressHasExpired:
    'This address has expired and its messages are deleted. This one stays here until you close it.',
  addressExpiresSoon: 'This address and its messages will be deleted in less than two minutes.',
  download: 'Download message',
  downloadAgain: 'Download failed, try again',

  /** A reason not to trust the message, and what it is about. */
  warning: ({ title, sentence }: { title: string; sentence: string }, strong: Wrap) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count: number) =>
    plural(count, { one: 'A link leads elsewhere', other: `${count} links lead elsewhere` }),
  linkLeadsTo: ({ label, host }: { label: string; host: string }) => `“${label}” leads to ${host}.`,
  linksWork: 'Links work now',
  allLinksAreOff: 'Links are switched off',
  linksAreOff: (count: number) =>
    plural(count, { one: 'The link is switched off', other: `${count} links are switched off` }),
  openAnyway: 'Open anyway',
  switchOffAgain: 'Switch off again',

  showAs: 'Show message as',
  html: 'HTML',
  plainText: 'Plain text',
  noText: 'This message has no text.',
  noPlainText: 'This message has no plain text.',
  showQuote: 'Show quoted text',
  hideQuote: 'Hide quoted text',
  originalSize: 'Original size',
  shownAtOriginalSize: 'Shown at its original size',
  fitToScreen: 'Fit to screen',
  scaledToFit: 'Scaled down to fit',

  links: (count: number) =>
    plural(count, { one: `${count} link in this message`, other: `${count} links in this message` }),
  linkTextDiffers: "The link text doesn't match its destination.",

  image: 'Image',
  images: (count: number) => plural(count, { one: `${count} remote image`, other: `${count} remote images` }),
  /** `unseen` are words for screen readers. */
  imageStates: {
    blocked: (image: string, unseen: Wrap) => <>Load{unseen(` ${image}`)}</>,
    loading: (image: string, unseen: Wrap) => <>Loading…{unseen(` ${image}`)}</>,
    shown: (image: string, unseen: Wrap) => <>Loaded{unseen(` ${image}`)}</>,
    failed: (image: string, unseen: Wrap) => <>Could not be loaded{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Stays blocked',
  /** `long` are words that phones have no room for. */
  showImages: (long: Wrap) => <>Show {long('remote images')}</>,
  whoFetchesImages: `${brand.name} fetches them for you. The sender can see that they were fetched, but not your network address or browser.`,
  loadingImages: 'Loading remote images',
  imagesNotLoaded: 'The images could not be loaded',
  imagesFailed: (count: number) =>
    plural(count, {
      one: `${count} remote image could not be loaded`,
      other: `${count} remote images could not be loaded`,
    }),
  blocked: (images: number) =>
    plural(images, { one: `Blocked ${images} remote image`, other: `Blocked ${images} remote images` }),
  blockedTrackers: (trackers: number) =>
    plural(trackers, { one: `Blocked ${trackers} tracker`, other: `Blocked ${trackers} trackers` }),
  blockedBoth: (images: number, trackers: number) =>
    `Blocked ${plural(images, { one: `${images} remote image`, other: `${images} remote images` })} and ${plural(trackers, { one: `${trackers} tracker`, other: `${trackers} trackers` })}`,
  showing: (images: number) =>
    plural(images, { one: `Showing ${images} remote image`, other: `Showing ${images} remote images` }),
  showingWithout: (images: number, trackers: number) =>
    `Showing ${plural(images, { one: `${images} remote image`, other: `${images} remote images` })}, without ${plural(trackers, { one: `${trackers} tracker`, other: `${trackers} trackers` })}`,
  showingSome: (shown: number, images: number) => `Showing ${shown} of ${images} remote images`,
  showingSomeWithout: ({ shown, images, trackers }: { shown: number; images: number; trackers: number }) =>
    plural(trackers, {
      one: `Showing ${shown} of ${images} remote images, without ${trackers} tracker`,
      other: `Showing ${shown} of ${images} remote images, without ${trackers} trackers`,
    }),
  onlyFirstCanBeLoaded: (said: string, count: number) =>
    `${said}. Only the first ${count} can be loaded, the others stay blocked`,

  attachments: 'Attachments',
  attachmentCount: (count: number) =>
    plural(count, { one: `${count} attachment`, other: `${count} attachments` }),
  file: 'FILE',
  downloadFile: (name: string) => `Download ${name}`,
  downloadFileOfType: ({ name, type }: { name: string; type: string }) => `Download ${name} (${type})`,
  downloadingFile: (name: string) => `Downloading ${name}`,
  fileNotDownloaded: 'The file could not be downloaded.',
  downloadFailed: 'The download failed. Please try again.',
  programsCanHarm: 'Programs can harm your computer. Open it only if you expected it.',
  fileCanContainProgram: 'This file can contain a harmful program. Open it only if you expected it.',
};
