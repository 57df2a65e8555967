import { brand } from '#contract/brand.ts';

export const texts = {
  alsoClosed: 'This device will tell you about new mail, even when this page is closed.',
  onlyWhileOpen: 'This browser can tell you about new mail only while this page is open.',
  shows:
    'A notification shows the sender, the subject and the code. Anyone who sees this screen can read them.',
  sealed: 'It travels through your browser’s push service, which gets only encrypted data.',
  asksNext: 'Your browser asks for your permission next.',
  hide: 'Hide sender, subject and code',
  allAddresses: 'All addresses, also new ones',
  addresses: 'Addresses',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off',
  alsoWhenClosed: 'Also when this page is closed',
  isOn: 'Notifications are on in this browser.',
  isOnWhileOpen: 'Notifications are on while this page is open.',
  sound: 'Sound for new mail while this page is open',

  refused:
    'Notifications from this site are blocked. To get them, open the site settings next to the address of this page, allow notifications, and load the page again.',
  notAllowed: 'You dismissed the browser’s question, so notifications stay off.',
  notSupported: 'This browser cannot show notifications.',
  addToHomeScreen: `On iPhone and iPad, notifications need ${brand.name} on your Home Screen: tap Share, then “Add to Home Screen”, and open ${brand.name} from there.`,
  pushServiceSilent:
    'Your browser could not reach its push service. Until it can, you are told only while this page is open.',
  failed: 'That did not work. Please try again in a moment.',

  /** After a press on a notification. */
  codeCopied: (code: string) => `Code ${code} copied`,
  codeNotCopied: 'Your browser did not copy the code. Press “Copy code”.',
  messageGone: 'This message has been deleted.',
  messageNotHere:
    'This message cannot be opened here. Its address may have expired, or you need to sign in first.',
};
