import { createHash, type Hash } from 'node:crypto';
import { inTime } from '#server/lib/in-time.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { Hub } from '#server/live/hub.ts';
import type { Person } from '#server/mime/reading/addresses.ts';
import { headersOf, readAllFields } from '#server/mime/reading/header-block.ts';
import { isInline, type Outline, type Part } from '#server/mime/reading/outline.ts';
import { type Recipients, readRecipients } from '#server/mime/reading/recipients.ts';
import { createTransferDecoder, type TransferDecoder } from '#server/mime/reading/transfer.ts';
import type { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type Found, NOTHING, openFound } from '../stored-mail/found.ts';
import { type Body, gather, headOf, openBody } from '../stored-mail/open-body.ts';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { turnOf } from '../stored-mail/readable-inbox.ts';
import { messageIdOf, withBlindCopy } from '../stored-mail/stored-summary.ts';

/** How long a message that is opened waits for the end of its search: Mailpit's clients have no word for that. */
const SEARCH_MS = 3_000;
const HASHES = ['md5', 'sha1', 'sha256'] as const;
/** A mailing list's header, as it was written. */
const LIST_HEADERS = ['list-unsubscribe', 'list-unsubscribe-post'] as const;

export type Checksums = Record<(typeof HASHES)[number], string>;
export type SourceFile = Part & { isInline: boolean; checksums: Checksums };
export type MailSource = Recipients & {
  from: Person;
  messageId: string;
  returnPath: string;
  subject: string;
  date: Date;
  listUnsubscribe: string;
  listUnsubscribePost: string;
  username: string;
  text: string;
  /** As the sender wrote it: for programs, never for a page of ours. */
  html: string;
  files: SourceFile[];
  found: Found;
};

/** Reads a mail as its sender wrote it, for programs that test the mail of their own application. */
export function createReadSource({
  messages,
  vault,
  hub,
  sanitizer,
}: {
  messages: Pick<MessageStore, 'chunk' | 'find'>;
  vault: Vault;
  hub: Pick<Hub, 'watch'>;
  sanitizer: Pick<ReturnType<typeof createSanitizer>, 'decode'>;
}) {
  const inTurn = createTurns();
  const bodyOf = ({ row, summary }: OpenMessage): Body =>
    openBody({ vault, chunk: messages.chunk }, row, summary);

  async function textOf(
    message: OpenMessage,
    body: Body,
    parts: Part[],
    kind: 'text' | 'html',
    between: string,
  ) {
    const texts: string[] = [];
    for (const part of parts.filter((one) => one.kind === kind)) {
      const bytes = await gather(body.bytes(part.start, part.end));
      texts.push(await sanitizer.decode(bytes, part, turnOf(message.inbox)));
    }
    return texts.join(between);
  }

  async function foundIn({ inbox, row }: OpenMessage): Promise<Found> {
    const until = performance.now() + SEARCH_MS;
    let wake = () => {};
    const unwatch = hub.watch(inbox.id, () => wake());
    try {
      for (;;) {
        const changed = Promise.withResolvers<void>();
        wake = changed.resolve;
        const current = row.found ? row : await messages.find(inbox, row.id);
        const found = current && openFound(vault, current);
        const left = until - performance.now();
        if (found || !current || left <= 0) return found ?? NOTHING;
        await inTime(changed.promise, left).catch(() => {});
      }
    } finally {
      unwatch();
    }
  }

  async function texts(message: OpenMessage) {
    const body = bodyOf(message);
    const { parts } = await body.outline();
    return {
      text: await textOf(message, body, parts, 'text', '\n\n'),
      html: await textOf(message, body, parts, 'html', '<hr>'),
    };
  }

  return {
    /** The texts alone. */
    texts: (message: OpenMessage) => inTurn(turnOf(message.inbox), () => texts(message)),

    /** The header fields in their order, unfolded but not decoded. */
    headers: (message: OpenMessage) =>
      inTurn(turnOf(message.inbox), async () =>
        readAllFields(headersOf(await headOf(bodyOf(message), message.row.size))),
      ),

    message: (message: OpenMessage): Promise<MailSource> =>
      inTurn(turnOf(message.inbox), async () => {
        const body = bodyOf(message);
        const outline = await body.outline();
        const head = await headOf(body, message.row.size);
        const found = await foundIn(message);
        const content = await texts(message);
        const files = await hashFiles(body, message.row.size, outline);
        const fields = readAllFields(headersOf(head));
        const [listUnsubscribe, listUnsubscribePost] = LIST_HEADERS.map(
          (name) => fields.find((field) => field.name.toLowerCase() === name)?.value ?? '',
        );
        return {
          ...withBlindCopy(readRecipients(head), message.summary.to),
          ...content,
          from: outline.from,
          messageId: messageIdOf(outline),
          returnPath: outline.envelope?.mailFrom || outline.from.address,
          subject: outline.subject,
          date: outline.date ? new Date(outline.date) : message.row.receivedAt,
          listUnsubscribe: listUnsubscribe!,
          listUnsubscribePost: listUnsubscribePost!,
          username: outline.envelope?.username ?? '',
          files,
          found,
        };
      }),
  };
}

export type ReadSource = ReturnType<typeof createReadSource>;

type Hashing = { part: Part; decoder: TransferDecoder; hashes: Hash[] };

/** Reads the mail once from its beginning to its end, because several files may share a piece. */
async function hashFiles(body: Body, size: number, { parts }: Outline): Promise<SourceFile[]> {
  const files = parts
    .filter(({ kind }) => kind === 'attachment')
    .map(
      (part): Hashing => ({
        part,
        decoder: createTransferDecoder(part.encoding),
        hashes: HASHES.map((name) => createHash(name)),
      }),
    );
  const update = ({ hashes }: Hashing, bytes: Buffer) => {
    for (const hash of hashes) hash.update(bytes);
  };
  let [at, next] = [0, 0];
  for await (const piece of files.length ? body.bytes(0, size) : []) {
    const end = at + piece.length;
    for (let nth = next; nth < files.length && files[nth]!.part.start < end; nth++) {
      const { part, decoder } = files[nth]!;
      update(
        files[nth]!,
        decoder.write(piece.subarray(Math.max(0, part.start - at), Math.max(0, part.end - at))),
      );
      if (part.end <= end) next = nth + 1;
    }
    at = end;
  }
  return files.map((file) => {
    update(file, file.decoder.end());
    const [md5, sha1, sha256] = file.hashes.map((hash) => hash.digest('hex'));
    return {
      ...file.part,
      isInline: isInline(file.part),
      checksums: { md5: md5!, sha1: sha1!, sha256: sha256! },
    };
  });
}
