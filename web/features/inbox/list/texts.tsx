import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('en');

export const texts = {
  messages: 'Messages',
  unread: (count: number) => `${count} unread`,
  copyAddress: (address: string) => `Copy address ${address}`,
  refresh: 'Refresh',
  refreshIn: (seconds: number) => `Wait ${seconds}s`,
  autoRefreshing: `Auto-refreshing every ${limits.inboxRefresh}`,
  shortcuts: (key: Wrap) => <>{key('?')} shortcuts</>,
  inboxIsFull: (most: number) =>
    `This inbox is full: ${most} of ${most} messages. New mail is turned away until you delete some.`,
  othersInboxIsFull: (most: number) =>
    `This inbox is full: ${most} of ${most} messages. New mail is turned away until its owner deletes some.`,

  isUnread: 'Unread.',
  noSubject: '(no subject)',
  attachments: 'Attachments',
  noWordsKept: 'Your messages load when the connection is back. Their text is not kept in this browser.',

  emailArrivesWithinSeconds: 'Email usually arrives within seconds and appears here automatically.',
  noMessageSelected: 'No message selected',
  selectMessage: 'Select a message to read it here.',

  inboxNotFound: 'Inbox not found',
  whyInboxIsMissing:
    'It may have expired, or the address is mistyped. Expired inboxes are deleted with all their messages.',
  addressHasExpired: 'This address has expired',
  messagesAreDeleted: 'Its messages are deleted.',
  nothingLeft: 'Gone. Nothing left.',
  deletedForGood: 'This address has expired. It and its messages are deleted for good.',
  trackersNeverSawYou: (count: number) =>
    plural(count, { one: `${count} tracker never saw you.`, other: `${count} trackers never saw you.` }),
};
