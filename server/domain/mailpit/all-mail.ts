import { createTurns } from '#server/lib/turns.ts';
import type { AllMailStore } from '#server/store/mail/all-mail-store.ts';
import type { MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { inWords, Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { isUnderstood, readSearch } from '../searching/search-terms.ts';
import { type Found, openFound } from '../stored-mail/found.ts';
import { type OpenMessage, openMessage } from '../stored-mail/open-message.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import type { SearchAllMail } from './search-all-mail.ts';

/** A page holds at most this many messages. */
export const MAX_PAGE = 500;

export type MailEntry = OpenMessage & { found: Found | null };
export type Page = { start: number; limit: number };
export type Search = { query: string; timeZone?: string | undefined };
/** Which messages a change concerns. */
export type Selection = { ids: string[] } | Search | 'all';

/**
 * All mail of one owner, from all of its inboxes. The caller passes the inboxes and has checked that they are the
 * owner's. A message is found by its id, in these inboxes only.
 */
export function createAllMail({
  store,
  messages,
  searchAllMail,
  vault,
  now,
}: {
  store: AllMailStore;
  messages: Pick<MessageStore, 'markManySeen' | 'removeMany'>;
  searchAllMail: SearchAllMail;
  vault: Vault;
  now: () => Date;
}) {
  const inTurn = createTurns();
  /** Reads of all mail take turns, like reads of one inbox. */
  const read = <T>(inboxes: ReadableInbox[], work: () => Promise<T>): Promise<T> =>
    inboxes[0] ? inTurn(turnOf(inboxes[0]), work) : work();

  const open = (inboxes: ReadableInbox[], row: MessageRow): OpenMessage =>
    openMessage(vault, inboxes.find(({ id }) => id === row.inboxId)!, row);

  const entryOf = (message: OpenMessage): MailEntry => ({ ...message, found: openFound(vault, message.row) });

  async function find(inboxes: ReadableInbox[], id: string): Promise<OpenMessage> {
    const row = isUuid(id) ? await read(inboxes, () => store.find(inboxes, id)) : undefined;
    if (!row) throw new Refusal('not-found');
    return open(inboxes, row);
  }

  async function latest(inboxes: ReadableInbox[], search?: Search): Promise<OpenMessage | null> {
    if (!search) {
      const [row] = await read(inboxes, () => store.page(inboxes, { limit: 1 }));
      return row ? open(inboxes, row) : null;
    }
    for await (const message of searchAllMail(inboxes, termsOf(search))) return message;
    return null;
  }

  /** The ids of the selected messages in each inbox. Ids of other inboxes change nothing. */
  async function select(inboxes: ReadableInbox[], selection: Selection) {
    if (selection === 'all')
      return Promise.all(inboxes.map(async (inbox) => ({ inbox, ids: await store.ids(inbox) })));
    if ('ids' in selection) {
      const ids = selection.ids.filter(isUuid);
      return inboxes.map((inbox) => ({ inbox, ids }));
    }
    const terms = termsOf(selection);
    if (!terms.length || !isUnderstood(selection.query, selection.timeZone))
      throw new Refusal(
        'bad-input',
        inWords('Error: part of this search was not understood, so nothing was changed'),
      );
    const ids = new Map(inboxes.map((inbox) => [inbox.id, [] as string[]]));
    for await (const { inbox, row } of searchAllMail(inboxes, terms)) ids.get(inbox.id)!.push(row.id);
    return inboxes.map((inbox) => ({ inbox, ids: ids.get(inbox.id)! }));
  }

  async function changeEach(
    inboxes: ReadableInbox[],
    selection: Selection,
    change: (inbox: ReadableInbox, ids: string[]) => Promise<unknown>,
  ) {
    for (const { inbox, ids } of await select(inboxes, selection))
      if (ids.length) await inTurn(turnOf(inbox), () => change(inbox, ids));
  }

  return {
    counts: (inboxes: ReadableInbox[]) => read(inboxes, () => store.counts(inboxes)),

    async list(inboxes: ReadableInbox[], { start, limit }: Page) {
      const rows = await read(inboxes, () =>
        store.page(inboxes, { offset: start, limit: Math.min(limit, MAX_PAGE) }),
      );
      return rows.map((row) => entryOf(open(inboxes, row)));
    },

    /** A page of the matching messages, and how many there are. */
    async search(inboxes: ReadableInbox[], search: Search, { start, limit }: Page, signal?: AbortSignal) {
      const page: OpenMessage[] = [];
      const end = start + Math.min(limit, MAX_PAGE);
      let count = 0;
      let unread = 0;
      for await (const message of searchAllMail(inboxes, termsOf(search), signal)) {
        if (count >= start && count < end) page.push(message);
        count++;
        if (!message.row.seen) unread++;
      }
      return { count, unread, entries: page.map(entryOf) };
    },

    find,
    latest,
    entry: async (inboxes: ReadableInbox[], id: string) => entryOf(await find(inboxes, id)),

    markRead: (inboxes: ReadableInbox[], selection: Selection, isRead: boolean) =>
      changeEach(inboxes, selection, (inbox, ids) => messages.markManySeen(inbox, ids, isRead)),

    remove: (inboxes: ReadableInbox[], selection: Selection) =>
      changeEach(inboxes, selection, (inbox, ids) => messages.removeMany(inbox, ids, now())),
  };
}

export type AllMail = ReturnType<typeof createAllMail>;

const termsOf = ({ query, timeZone }: Search) => readSearch(query, timeZone);
