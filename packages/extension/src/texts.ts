import { browser } from './browser.ts';

/** In English. The other languages are in translations/extension. */
export const texts = {
  extensionName: 'Mayfly: disposable email',
  extensionAbout:
    'A disposable address for any form, and its code back into the page. Reads nothing before you click.',
  newAddressHere: 'New Mayfly address here',

  newAddress: 'New address',
  newAddressIntoField: 'New address into the field',
  putIntoField: 'Put it into the field',
  copy: 'Copy',
  copyAddress: 'Copy the address',
  copyCode: 'Copy the code',
  copied: 'Copied',
  settings: 'Settings',
  openInbox: 'Open the inbox',
  timeLeft: (time: string) => `${time} left`,
  noAddress: 'No address yet',
  noAddressHint: 'Make one for this page. It ends by itself, and its mail with it.',
  ended: 'This address has ended',
  endedHint: 'Its mail is deleted. Make a new one for this page.',
  waiting: 'Waiting for mail…',
  checking: 'Checking the sender…',
  lastMail: 'Latest mail',
  noSubject: '(no subject)',
  codeFrom: (sender: string) => `Code from ${sender}`,
  codeFromElsewhere: (sender: string, site: string) =>
    `The code is from ${sender}, and this page is ${site}.`,
  fillCode: 'Fill in this page',
  openLink: (host: string) => `Open the link to ${host}`,
  misleadingLink: 'The text of this link names another site.',
  suspicious: 'Suspicious sender',
  suspiciousHint:
    'This mail is probably not from whom it says, so its code and its link are not offered here.',
  addressIsIn: 'The address is in the field.',
  codeIsIn: 'The code is in the form.',
  noEmailField:
    'There is no email field here that the extension can reach. Click into the field and try again, or copy the address.',
  noCodeField:
    'There is no field for a code here that the extension can reach. Click into the field and try again, or copy the code.',
  closedPage: 'The browser lets no extension write into this page. Copy it instead.',

  whichServer: 'Which Mayfly?',
  whichServerHint: 'Tell the extension which server makes your addresses.',
  openSettings: 'Open settings',
  tryAgain: 'Try again',
  noAnswer: (host: string) => `${host} does not answer. Are you online?`,
  notAllowed: (host: string) =>
    `The browser does not let the extension reach ${host}. Save the server again in the settings and allow it.`,
  nextAddressAt: (time: string) => `All your addresses are used. You can have the next one from ${time} on.`,
  noAddressLeft: 'All your addresses are in use, or too many were made from your network. Try again later.',
  keyRefused: 'The server does not accept your key. Check it in the settings.',
  failed: 'That did not work. Try again in a moment.',

  settingsTitle: 'Mayfly settings',
  server: 'Server',
  serverHint:
    'The address of your Mayfly, such as https://mayfly.example. The browser then asks whether the extension may reach it.',
  key: 'Key (optional)',
  keyHint:
    'Premium accounts make keys on the page “Manage”. With a key, new addresses belong to your account.',
  save: 'Save',
  browserAsks: 'Your browser asks whether the extension may reach this server…',
  asking: 'Asking the server…',
  saved: (host: string) => `Saved. New addresses come from ${host}.`,
  notAnAddress: 'This is not the address of a server. Addresses look like https://mayfly.example.',
  notEncrypted:
    'The address has to begin with https://. Otherwise others on the network could read your mail. Only a server on this computer can be reached without it.',
  permissionRefused: (host: string) =>
    `You did not allow the extension to reach ${host}, so it cannot use it. Press Save again and allow it.`,
  noAnswerFrom: (host: string) => `${host} does not answer. Check the address, and whether you are online.`,
  notMayfly: (host: string) => `${host} answers, but it is not a Mayfly.`,
  keyUnknown: 'The server does not accept this key. Keys begin with mf_ and work while premium lasts.',
  whatItSees: 'What the extension sees',
  whatItSeesHint:
    'Nothing of a page before you click. Then it looks for a field in that tab and writes into it. It talks to your server and to nobody else.',
  forget: 'Forget everything',
  forgetHint:
    'Removes the server, the key and your addresses from this browser. On the server they end by themselves.',
  reallyForget: 'Really forget everything?',
  forgetLoses: 'The extension in this browser can then no longer open addresses that are still alive.',
  cancel: 'Cancel',
  forgotten: 'Everything is forgotten.',
};

type Texts = typeof texts;
/** The build adds two about the language itself. */
type Name = keyof Texts | 'lang' | 'dir';
type Values<N extends Name> = N extends keyof Texts
  ? Texts[N] extends (...values: infer V) => string
    ? V
    : []
  : [];

/** A text in the language of the browser. The build makes `_locales` of the texts above and their translations. */
export const say = <N extends Name>(name: N, ...values: Values<N>): string =>
  browser.i18n.getMessage(name, values as string[]);

/** Fills in the language of a page, and every text that stands alone in it: `<button data-text="copy">`. */
export function translatePage(): void {
  document.documentElement.lang = say('lang');
  document.documentElement.dir = say('dir');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = say(element.dataset.text as 'copy');
  for (const element of document.querySelectorAll<HTMLElement>('[data-title]')) {
    element.title = say(element.dataset.title as 'copy');
    element.setAttribute('aria-label', element.title);
  }
}
