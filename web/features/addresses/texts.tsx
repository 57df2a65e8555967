import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

export const texts = {
  yourAddresses: 'Your addresses',
  noSignUpNeeded: 'No sign-up needed',
  used: 'used',
  placesUsed: 'places used',
  placesUsedTitle: 'Places used',
  placesUsedUntil: (day: string) => `Places used until ${day}`,
  addressesUsed: 'Addresses used',
  allUsed: (max: number) => `${max} of ${max} used.`,
  canGenerateOneMore: () =>
    `You can generate 1 more. New ones come ${limits.cooldown} after the last one expires.`,
  canGenerateAgain: 'You can generate again',
  nextAddressOn: (day: string) => `Your next address: ${day}`,
  nextAddressIn: (wait: string) => `Next address in ${wait}`,

  /** Narrow places show only the words that are not wrapped. */
  generate: (rest: Wrap) => <>Generate {rest('Temporary Email')}</>,
  notGenerated: 'No address was generated.',
  notGeneratedBecause: (problem: string) => `No address was generated. ${problem}`,
  maybeCooldown: 'Email generation failed. You may be on cooldown - please wait before trying again.',
  listNotLoaded: 'Failed to load emails',

  qrCodeFor: (text: string) => `QR code for ${text}`,
  options: 'Address options',
  chooseNext: 'Choose the next address',
  moreOptions: 'More options',
  deliveries: 'Deliveries',
  openOnPhone: 'Open on your phone',
  share: 'Share the address',
  deleteAddress: 'Delete Email',
  expiredNoDelete: 'Expired - Cannot Delete',
  forgetMe: 'Forget me on this device',
  select: 'Select an address',
  switchAddress: 'Switch address',
  unreadAndLeft: ({ unread, left }: { unread: number; left: string }) => `${unread} unread · ${left}`,
  unreadElsewhere: (count: number) => `${count} unread at another address`,
  timeLeft: (left: string) => `${left} left`,
  domainEnds: 'domain ends',

  copy: 'Copy',
  copied: 'Copied',
  copiedToClipboard: 'Copied to clipboard!',
  copyLink: 'Copy link',
  expiredReceivesNothing: 'An expired address receives no mail',
  scanToCopy: 'Scan to copy the address to another device. Only you can read its messages.',
  scanToOpen:
    'Scan to open this inbox on another device. Anyone who knows the address can read its messages.',

  deleteQuestion: 'Delete Email?',
  cannotBeUndone: 'Are you sure? This action cannot be undone.',
  cannotBeUndoneGuest:
    'Are you sure? This action cannot be undone. Deleting an address does not let you generate a new one sooner.',
  delete: 'Delete',
  deleted: (address: string) => `${address} and its messages are deleted.`,
  deletedPlaceUsed: ({ address, day }: { address: string; day: string }) =>
    `${address} and its messages are deleted. Its place stays used until ${day}.`,
  nothingDeleted: 'Nothing was deleted.',
  tryAgainSoon: 'Please try again in a moment.',

  closed: ({ address, strong, mono }: { address: string; strong: Wrap; mono: Wrap }) => (
    <>
      {strong('Your address was closed.')} The operator of this service has closed {mono(address)}, and its
      messages are deleted.
    </>
  ),
  closedReason: (reason: string) => `Reason: ${reason}`,
  ok: 'OK',
};
