import type { ReactNode } from 'react';
import { pluralIn } from '#contract/languages.ts';

const plural = pluralIn('en');

export const texts = {
  inbox: 'Inbox',
  message: 'Message',
  yourAddress: 'Your temporary email address',
  yourNewAddress: (address: string) => `Your new address is ${address}`,

  waitingForMail: 'Waiting for mail',
  timeLeft: (left: string) => `${left} left until it deletes itself`,
  copyAndUse: 'Copy the address and use it anywhere. The first message after that opens here.',
  pasteIt: 'Now paste it where you need it. The first message opens here by itself.',
  scanToGoOn: 'Scan to go on with your phone',
  scanToCopy: 'Scan to copy the address to your phone',
  noMessages: 'No messages yet',
  noMessagesReceived: 'No messages received yet',
  siteRefused: 'This site refused my address',
  endsWithDomain: (day: string) => `This address lives until ${day}, because its domain ends then.`,

  newMessagesAt: (count: number, address: ReactNode) => (
    <>
      {plural(count, { one: `${count} new message`, other: `${count} new messages` })} at {address}
    </>
  ),
  goToInbox: 'Go to this inbox',

  sharedInbox: 'Shared inbox',
  inboxOf: (address: string) => `Inbox of ${address}`,
  addressOfInbox: 'Address of this inbox',
  getYourOwn: 'Get your own address',

  keyboardShortcuts: 'Keyboard shortcuts',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Generate an address',
    copyAddress: 'Copy the address',
    copyCode: 'Copy the code',
    refresh: 'Refresh the inbox',
    next: 'Next message',
    previous: 'Previous message',
    back: 'Back to the list',
    show: 'Show the shortcuts',
  },
  shortcutsPause: 'They pause after a click into an HTML message, until you click outside of it.',
  sound: 'Sound for new messages',
};
