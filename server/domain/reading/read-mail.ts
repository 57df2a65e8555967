import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { createSlots } from '#server/lib/slots.ts';
import { createTurns } from '#server/lib/turns.ts';
import { decodeStream } from '#server/mime/reading/decode.ts';
import type { Outline, Part } from '#server/mime/reading/outline.ts';
import { type Recipients, readRecipients } from '#server/mime/reading/recipients.ts';
import type { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import { createPileCutter, cutToCost, MAX_TEXT } from '#server/mime/sanitizing/text-cost.ts';
import type { MessageRow, MessageStore, PiecePlace, Receipt } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { FieldRefusal, Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { isAskedFor } from '../plus-address.ts';
import type { SearchMail } from '../searching/search-mail.ts';
import { isUnderstood, readSearch, type SearchTerm } from '../searching/search-terms.ts';
import { openFound } from '../stored-mail/found.ts';
import {
  type Body,
  gather,
  headOf,
  lastPieceOf,
  type OpenSummary,
  openBody,
  openSummary,
} from '../stored-mail/open-body.ts';
import { type OpenMessage, openMessage } from '../stored-mail/open-message.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import { describeAuth, openVerdict } from '../stored-mail/stored-verdict.ts';
import { describeEntry, describeMessage, type MessageEntry } from '../stored-mail/summary.ts';
import { UNOPENED, UNPARSED } from '../stored-mail/unopened.ts';

type Chunk = MessageStore['chunk'];
type ListedInbox = ReadableInbox & { seq: number; messageCount: number };
type Asked = { view: 'full' | 'summary'; to?: string; q?: string; signal?: AbortSignal };

/** A list carries at most this much content. The content of the other messages is loaded when they are opened. */
const LIST_CONTENT = 2 ** 20;
/** A list reads this many last pieces at once. Each takes up to 300 KB of memory. */
const PREFETCHED = 32;
/** How many searches one list starts at once. They share the worker with all other readers, so more would only be slower. */
const SEARCHES_AT_ONCE = 3;

export function createReadMail({
  messages,
  vault,
  sanitizer,
  searchMail,
  now,
}: {
  messages: MessageStore;
  vault: Vault;
  sanitizer: Pick<ReturnType<typeof createSanitizer>, 'sanitize' | 'decode'>;
  searchMail: SearchMail;
  now: () => Date;
}) {
  const inTurn = createTurns();
  const searches = createSlots(SEARCHES_AT_ONCE);
  const readRows = (inbox: ListedInbox) => inTurn(turnOf(inbox), () => messages.list(inbox));

  const describe = (row: MessageRow, summary: OpenSummary) =>
    describeMessage(row, summary, openFound(vault, row), openVerdict(vault, row));

  const chunkOf =
    (inbox: ReadableInbox): Chunk =>
    (place) =>
      inTurn(turnOf(inbox), () => messages.chunk(place));

  /** Reads the last pieces of the messages whose content fits into a list, in one turn. Other pieces are read one by one. */
  async function prefetch(inbox: ReadableInbox, opened: OpenMessage[]): Promise<Chunk> {
    const places: PiecePlace[] = [];
    let room = LIST_CONTENT;
    for (const { row, summary } of opened) {
      room -= summary.textSize;
      if (room > 0 && summary.lightOutline && summary.body !== 'unopened')
        places.push(lastPieceOf(row, summary.body.pieces));
    }
    places.splice(PREFETCHED);
    const pieces = places.length ? await inTurn(turnOf(inbox), () => messages.chunks(places)) : [];
    const read = new Map(places.map((place, nth) => [`${place.bodyId}/${place.position}`, pieces[nth]]));
    const readOne = chunkOf(inbox);
    return async (place) => read.get(`${place.bodyId}/${place.position}`) ?? readOne(place);
  }

  function bodyOf(
    inbox: ReadableInbox,
    row: MessageRow,
    summary = openSummary(vault, row, inbox.address),
    chunk = chunkOf(inbox),
  ) {
    return openBody({ vault, chunk }, row, summary);
  }

  async function decodeParts(inbox: ReadableInbox, body: Body, parts: Part[], signal?: AbortSignal) {
    const decoded: string[] = [];
    for (const part of parts) {
      const bytes = await gather(body.bytes(part.start, part.end));
      decoded.push(await sanitizer.decode(bytes, part, turnOf(inbox), signal));
    }
    return decoded;
  }

  async function contentOf(inbox: ReadableInbox, body: Body, outline: Outline, signal?: AbortSignal) {
    if (!body.isOpen) return { html: null, text: UNOPENED, fullContent: UNOPENED, cut: false };
    if (!outline.parsed) return { html: null, text: null, fullContent: UNPARSED, cut: false };
    const partsOf = (kind: Part['kind']) => outline.parts.filter((part) => part.kind === kind);
    const htmls = await decodeParts(inbox, body, partsOf('html'), signal);
    const plains = await decodeParts(inbox, body, partsOf('text'), signal);
    const safe = htmls.length ? await sanitizer.sanitize(htmls.join('<hr>'), turnOf(inbox), signal) : null;
    const plain = plains.length ? plains.join('\n\n') : null;
    const html = safe?.html ?? null;
    const text = plain && createPileCutter()(cutToCost(plain, MAX_TEXT));
    const cut = Boolean(safe?.cut) || text !== plain;
    return { html, text, fullContent: html ?? text ?? '', cut };
  }

  function entryOf(inbox: ReadableInbox, row: MessageRow): MessageEntry {
    const summary = openSummary(vault, row, inbox.address);
    return describeEntry(describe(row, summary), row, summary);
  }

  async function find(inbox: ReadableInbox, id: string): Promise<MessageRow> {
    const row = isUuid(id) ? await inTurn(turnOf(inbox), () => messages.find(inbox, id)) : undefined;
    if (!row) throw new Refusal('not-found');
    return row;
  }

  return {
    /** The message as events show it. */
    summary: (row: MessageRow, address: string): MessageSummary =>
      describe(row, openSummary(vault, row, address)),

    /**
     * With `to`, or for an inbox that was found by a plus address, only the mail sent to that address. With `q`, only
     * what this search finds.
     */
    async list(
      inbox: ListedInbox & { plusForm?: string | undefined },
      { view, to = '', q = '', signal }: Asked,
    ) {
      const terms = termsOf(q);
      const matching = searchMail(terms, signal);
      const rows = await readRows(inbox);
      const list: Array<MessageSummary & { fullContent?: string }> = [];
      const asked = rows
        .map((row) => openMessage(vault, inbox, row))
        .filter(({ summary }) => isAskedFor(summary.to, to, inbox));
      const opened = terms.length ? await searches.run(turnOf(inbox), () => matching(asked)) : asked;
      const chunk = view === 'full' ? await prefetch(inbox, opened) : undefined;
      let room = view === 'full' ? LIST_CONTENT : 0;
      for (const { row, summary } of opened) {
        const entry: (typeof list)[number] = describe(row, summary);
        list.push(entry);
        room -= summary.textSize;
        if (room <= 0 || !summary.lightOutline) continue;
        const body = bodyOf(inbox, row, summary, chunk);
        const { fullContent } = await contentOf(inbox, body, await body.outline(), signal);
        // Sanitizing can make it longer.
        room -= Math.max(0, fullContent.length - summary.textSize);
        if (room >= 0) entry.fullContent = fullContent;
      }
      return { messages: list, position: inbox.seq };
    },

    /** A part of the list for programs, newest first, and how many messages there are. */
    async entries(
      inbox: ListedInbox,
      { start, limit }: { start: number; limit: number },
    ): Promise<{ total: number; entries: MessageEntry[] }> {
      const rows = await readRows(inbox);
      const entries = rows.slice(start, start + limit).map((row) => entryOf(inbox, row));
      return { total: rows.length, entries };
    },

    entry: async (inbox: ReadableInbox, id: string): Promise<MessageEntry> =>
      entryOf(inbox, await find(inbox, id)),

    /** When `signal` is aborted, work that has not begun is dropped. */
    async detail(inbox: ReadableInbox, id: string, signal?: AbortSignal): Promise<MessageDetail> {
      const row = await find(inbox, id);
      const judged = openVerdict(vault, row);
      const summary = openSummary(vault, row, inbox.address);
      const body = bodyOf(inbox, row, summary);
      const outline = await body.outline();
      const { from, subject, to, cc, replyTo, messageId, date, parsed } = outline;
      const content = await contentOf(inbox, body, outline, signal);
      const found = openFound(vault, row);
      return {
        // The outline has the whole texts; the summary may have cut them.
        ...describeMessage(row, { ...summary, from, subject }, found, judged),
        ...content,
        auth: describeAuth(judged, from.address, outline.envelope),
        unsubscribe: found?.unsubscribe ?? null,
        fromName: from.name,
        fromAddress: from.address,
        to,
        cc,
        replyTo,
        messageId: messageId || null,
        date,
        attachments: describeAttachments(outline),
        parsed,
      };
    },

    /** Everybody in the recipient headers, with their names. */
    async recipients(inbox: ReadableInbox, id: string): Promise<Recipients> {
      const row = await find(inbox, id);
      return readRecipients(await headOf(bodyOf(inbox, row), row.size));
    },

    /** The sanitized HTML of a message. Null if it has none. */
    async html(inbox: ReadableInbox, id: string, signal?: AbortSignal): Promise<string | null> {
      const body = bodyOf(inbox, await find(inbox, id));
      return (await contentOf(inbox, body, await body.outline(), signal)).html;
    },

    /** A file by its id, or by its place among the attachments. */
    async attachment(inbox: ReadableInbox, id: string, which: string | number) {
      const body = bodyOf(inbox, await find(inbox, id));
      const files = (await body.outline()).parts.filter(({ kind }) => kind === 'attachment');
      const part = typeof which === 'number' ? files[which] : files.find((one) => one.id === which);
      if (!part) throw new Refusal('not-found');
      return {
        filename: part.filename,
        contentType: part.type,
        size: part.size,
        content: decodeStream(body.bytes(part.start, part.end), part.encoding),
      };
    },

    async raw(inbox: ReadableInbox, id: string) {
      const { size, bytes } = await this.source(inbox, id);
      return { size, content: bytes(0, size) };
    },

    /** The bytes of a mail, of which any part can be read. */
    async source(inbox: ReadableInbox, id: string) {
      const row = await find(inbox, id);
      const body = bodyOf(inbox, row);
      return { size: row.size, bytes: body.bytes, head: () => headOf(body, row.size) };
    },

    /** Everything that reached an inbox, deleted mail too, oldest first. */
    async arrivals(inbox: ListedInbox): Promise<Arrival[]> {
      return (await inTurn(turnOf(inbox), () => messages.receipts(inbox))).reverse();
    },

    /** For each term, the ids of the messages that match it. */
    async matching(
      inbox: ListedInbox,
      terms: SearchTerm[],
      signal?: Pick<AbortSignal, 'aborted'>,
    ): Promise<Array<Set<string>>> {
      const opened = (await readRows(inbox)).map((row) => openMessage(vault, inbox, row));
      const found = await searches.run(turnOf(inbox), () => searchMail(terms, signal).each(opened));
      return terms.map((_, nth) => new Set(opened.flatMap(({ row }, at) => (found[at]![nth] ? row.id : []))));
    },

    /** The caller must have checked that this is the owner. */
    async markSeen(inbox: ReadableInbox, id: string, seen: boolean) {
      const found = isUuid(id) && (await inTurn(turnOf(inbox), () => messages.markSeen(inbox, id, seen)));
      if (!found) throw new Refusal('not-found');
    },

    /** Ids of no message of the inbox are passed over. Gives back the ids of the messages that changed. */
    markManySeen: (inbox: ReadableInbox, ids: string[], seen: boolean) =>
      inTurn(turnOf(inbox), () => messages.markManySeen(inbox, ids.filter(isUuid), seen)),

    markManyToDelete: (inbox: ReadableInbox, ids: string[], toDelete: boolean) =>
      inTurn(turnOf(inbox), () => messages.markManyToDelete(inbox, ids, toDelete)),

    removeMany: (inbox: ReadableInbox, ids: string[]) =>
      inTurn(turnOf(inbox), () => messages.removeMany(inbox, ids.filter(isUuid), now())),

    async remove(inbox: ReadableInbox, id: string) {
      const removed = isUuid(id) && (await inTurn(turnOf(inbox), () => messages.remove(inbox, id, now())));
      if (!removed) throw new Refusal('not-found');
    },
  };
}

export type ReadMail = ReturnType<typeof createReadMail>;
/** What reached an inbox. */
export type Arrival = Receipt;

function termsOf(q: string) {
  if (!isUnderstood(q)) throw new FieldRefusal('q', 'search-not-understood');
  return readSearch(q);
}

const describeAttachments = ({ parts }: Outline) =>
  parts
    .filter((part) => part.kind === 'attachment')
    .map((part) => ({
      id: part.id,
      filename: part.filename,
      contentType: part.type,
      size: part.size,
      ...(part.contentId ? { contentId: part.contentId } : {}),
    }));
