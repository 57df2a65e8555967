import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { texts } from '#contract/texts.ts';
import { decodeStream } from '#server/mime/reading/decode.ts';
import type { Outline, Part } from '#server/mime/reading/outline.ts';
import type { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import type { InboxPlace, MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { CHUNK } from './chunks.ts';
import { outlinePlace, piecePlace } from './places.ts';
import { describeSender, summarize } from './summary.ts';

/** A list answer carries at most this much content; what is beyond it comes when the message is opened. */
const LIST_CONTENT = 2 ** 20;

export function createReadMail({
  messages,
  vault,
  sanitizer,
}: {
  messages: MessageStore;
  vault: Vault;
  sanitizer: Pick<ReturnType<typeof createSanitizer>, 'sanitize' | 'decode'>;
}) {
  const outlineOf = (row: MessageRow): Outline =>
    JSON.parse(vault.open(row.inboxId, outlinePlace(row.id), row.outline!).toString());

  /** The bytes of a mail from `start` to `end`, piece by piece: only what is needed is read and opened. */
  async function* bytes(inbox: InboxPlace, id: string, start: number, end: number) {
    for (let position = Math.floor(start / CHUNK); position * CHUNK < end; position++) {
      const sealed = await messages.chunk({ expiresAt: inbox.expiresAt, messageId: id, position });
      // Deleted while it was being read.
      if (!sealed) throw new Refusal('not-found', texts.notFound);
      const piece = vault.open(inbox.id, piecePlace(id, position), sealed);
      yield piece.subarray(Math.max(0, start - position * CHUNK), end - position * CHUNK);
    }
  }

  async function textOf(inbox: InboxPlace, id: string, parts: Part[]) {
    const decoded: string[] = [];
    for (const part of parts) {
      const pieces: Buffer[] = [];
      for await (const piece of bytes(inbox, id, part.start, part.end)) pieces.push(piece);
      decoded.push(await sanitizer.decode(Buffer.concat(pieces), part, inbox.id));
    }
    return decoded;
  }

  async function contentOf(inbox: InboxPlace, id: string, outline: Outline) {
    if (!outline.parsed) return { html: null, text: null, fullContent: texts.unparsed };
    const [htmls, plains] = await Promise.all([
      textOf(
        inbox,
        id,
        outline.parts.filter((part) => part.kind === 'html'),
      ),
      textOf(
        inbox,
        id,
        outline.parts.filter((part) => part.kind === 'text'),
      ),
    ]);
    const html = htmls.length ? await sanitizer.sanitize(htmls.join('<hr>'), inbox.id) : null;
    const text = plains.length ? plains.join('\n\n') : null;
    return { html, text, fullContent: html ?? text ?? '' };
  }

  async function find(inbox: InboxPlace, id: string) {
    const row = isUuid(id) ? await messages.find(inbox, id) : undefined;
    if (!row) throw new Refusal('not-found', texts.notFound);
    return { row, outline: outlineOf(row) };
  }

  return {
    summary: (row: MessageRow): MessageSummary => summarize(row, outlineOf(row)),

    async list(inbox: InboxPlace & { seq: number }, view: 'full' | 'summary') {
      const rows = await messages.list(inbox);
      const list: Array<MessageSummary & { fullContent?: string }> = [];
      let room = LIST_CONTENT;
      for (const row of rows) {
        const outline = outlineOf(row);
        const summary = summarize(row, outline);
        room -= view === 'full' ? textSize(outline) : 0;
        if (view === 'summary' || room < 0) {
          list.push(summary);
          continue;
        }
        const { fullContent } = await contentOf(inbox, row.id, outline);
        // Sanitizing may make more of it.
        room -= Math.max(0, fullContent.length - textSize(outline));
        list.push(room < 0 ? summary : { ...summary, fullContent });
      }
      return list;
    },

    async detail(inbox: InboxPlace, id: string): Promise<MessageDetail> {
      const { row, outline } = await find(inbox, id);
      return {
        ...summarize(row, outline),
        ...(await contentOf(inbox, id, outline)),
        ...describeSender(outline),
        to: outline.to,
        date: outline.date,
        attachments: outline.parts
          .filter((part) => part.kind === 'attachment')
          .map((part) => ({
            id: part.id,
            filename: part.filename,
            contentType: part.type,
            size: part.size,
            ...(part.contentId ? { contentId: part.contentId } : {}),
          })),
        parsed: outline.parsed,
      };
    },

    async attachment(inbox: InboxPlace, id: string, attachmentId: string) {
      const { outline } = await find(inbox, id);
      const part = outline.parts.find((one) => one.kind === 'attachment' && one.id === attachmentId);
      if (!part) throw new Refusal('not-found', texts.notFound);
      return {
        filename: part.filename,
        contentType: part.type,
        size: part.size,
        content: decodeStream(bytes(inbox, id, part.start, part.end), part.encoding),
      };
    },

    async raw(inbox: InboxPlace, id: string) {
      const { row } = await find(inbox, id);
      return { size: row.size, content: bytes(inbox, id, 0, row.size) };
    },

    async remove(inbox: InboxPlace, id: string) {
      const removed = isUuid(id) && (await messages.remove(inbox, id));
      if (!removed) throw new Refusal('not-found', texts.notFound);
    },
  };
}

const textSize = ({ parts }: Outline) =>
  parts.reduce((sum, { kind, size }) => sum + (kind === 'attachment' ? 0 : size), 0);

export type ReadMail = ReturnType<typeof createReadMail>;
