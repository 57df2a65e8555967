import type { MailToAnalyse, ReadMail } from '#server/analysis/analyser.ts';
import { createLoader } from '#server/lib/loader.ts';
import { MAX_LISTED, readRecipients } from '#server/mime/reading/recipients.ts';
import type { MessageRow, MessageStore, PiecePlace } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { lineOf } from '../network.ts';
import type { ArrivedMail } from '../stored-mail/arrived-mail.ts';
import { CHUNK } from '../stored-mail/chunks.ts';
import { gather, HEAD_BYTES, openBody, openSummary } from '../stored-mail/open-body.ts';
import { summaryLabel } from '../stored-mail/seal-labels.ts';
import { withRecipients, writeSummary } from '../stored-mail/stored-summary.ts';

/** DNS that has not answered by then is not waited for. */
const LAST_ANSWER_MS = 60_000;
/** The check of an older mail would say little: keys of signatures change. */
const FORGOTTEN_MS = 3_600_000;

export type Copy = ArrivedMail['copies'][number];

/** One mail, and its copies that still lack a result. */
export type Work = {
  mail: MailToAnalyse;
  read: ReadMail;
  copies: Copy[];
  needs: { search: boolean; check: boolean };
  /** The network of the sender, as its turns have it. */
  line: string;
  /** Whether this is the last time that DNS is asked. */
  isLast: boolean;
};

const nothing = async () => Buffer.alloc(0);

/** Makes the work out of mail in memory, or out of stored messages. */
export function createWork({
  messages,
  vault,
  checksSenders,
  now,
}: {
  messages: Pick<MessageStore, 'chunks'>;
  vault: Vault;
  checksSenders: boolean;
  now: () => Date;
}) {
  const chunk = createLoader<PiecePlace, Buffer | undefined>(messages.chunks, { maxBatch: 32 });

  return {
    ofArrived: (
      { copies, size, clientIp }: ArrivedMail,
      content: NonNullable<ArrivedMail['content']>,
    ): Work => ({
      mail: { ...content, size },
      read: nothing,
      copies,
      needs: { search: true, check: checksSenders },
      line: lineOf(clientIp),
      isLast: false,
    }),

    /** Messages with the same body, which is read from the store. Null if no key opens it. */
    async ofStored(rows: MessageRow[], clientIp: string): Promise<Work | null> {
      const [first] = rows as [MessageRow];
      const body = openBody({ vault, chunk }, first, openSummary(vault, first, ''));
      if (!body.isOpen) return null;
      const read: ReadMail = async (start, end) => gather(body.bytes(start, Math.min(end, first.size)));
      const age = now().getTime() - (first.storedAt?.getTime() ?? 0);
      const outline = new Uint8Array(await body.outlineBytes());
      const bytes = first.size <= CHUNK ? new Uint8Array(await read(0, first.size)) : null;
      return {
        mail: { outline, size: first.size, bytes },
        read,
        copies: rows.map((row) => ({
          ...{ id: row.id, latestEnd: row.latestEnd, inboxId: row.inboxId, seq: row.seq },
          to: openSummary(vault, row, '').to,
        })),
        needs: {
          search: rows.some(({ found }) => !found),
          check: checksSenders && age < FORGOTTEN_MS && rows.some(({ verdictSeq }) => verdictSeq === null),
        },
        line: lineOf(clientIp),
        isLast: age >= LAST_ANSWER_MS,
      };
    },

    /** The summary of a message with what older versions did not keep, sealed. */
    async renewedSummary(row: MessageRow, { mail, read }: Work): Promise<Buffer | null> {
      const summary = openSummary(vault, row, '');
      if (summary.body === 'unopened') return null;
      const outline = JSON.parse(Buffer.from(mail.outline).toString());
      const head = Buffer.from(await read(0, Math.min(mail.size, HEAD_BYTES)));
      const renewed = writeSummary(withRecipients(summary, outline, readRecipients(head, MAX_LISTED)));
      return vault.seal(row.inboxId, summaryLabel(row.id), renewed);
    },
  };
}
