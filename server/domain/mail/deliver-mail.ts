import { type Plans, TEXT_ROOM } from '#contract/plans.ts';
import { cleanAddress } from '#server/mime/reading/addresses.ts';
import { createScanner, MimeLimitError } from '#server/mime/reading/scan.ts';
import type { Copy, DeliveryStore, Mail, Outcome } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { newMessageId } from '../ids.ts';
import { CHUNK, createChunker } from './chunks.ts';
import type { Recipient } from './find-recipient.ts';
import { outlinePlace, piecePlace } from './places.ts';
import type { Steps } from './steps.ts';

/** The largest mail a plan can take: its attachments in base64, and room for texts and headers. */
export const rawLimit = (attachmentLimit: number) => Math.ceil(attachmentLimit * 1.4) + TEXT_ROOM;

/** So many bytes of a mail may wait in memory for the commit. */
const COMMIT_ROOM = 2 ** 20;

/**
 * One mail on its way in: bytes are written as they come, `commit` resolves once the mail is on disk for all of
 * its recipients, and not before. A large mail's pieces are stored ahead, invisible until the commit.
 */
export function createDeliverMail({
  vault,
  deliveries,
  push,
  plans,
  now,
}: {
  vault: Vault;
  deliveries: DeliveryStore;
  push: (mail: Mail, priority: boolean) => Promise<Outcome>;
  plans: Plans;
  now: () => Date;
}) {
  return function begin(recipients: Recipient[], sender: string, stepsNow: () => Steps) {
    const plan = plans[recipients[0]!.plan];
    const receivedAt = now();
    const copies = recipients.map((recipient) => ({ ...recipient, messageId: newMessageId(receivedAt) }));
    const scanner = createScanner();
    const chunker = createChunker(CHUNK);
    let size = 0;
    let ahead = 0;
    let failure: unknown = null;
    /** From the moment the commit is asked for until its outcome is known. */
    let undecided = false;

    /** Too much structure is the sender's fault, also when it shows only at the end. */
    function scan<T>(step: () => T): T {
      try {
        return step();
      } catch (error) {
        if (!(error instanceof MimeLimitError)) throw error;
        const code = error.code === 'headers-too-large' ? 'too-large' : 'malformed';
        throw new Refusal(code, `Message refused: ${error.code.replaceAll('-', ' ')}`);
      }
    }

    function checkSize() {
      const tooLarge =
        scanner.attachmentSize > plan.attachmentLimit ||
        scanner.otherSize > TEXT_ROOM ||
        size > rawLimit(plan.attachmentLimit);
      if (tooLarge) throw new Refusal('too-large', 'Message exceeds the size limit of this mailbox');
    }

    /** Copy after copy, so that a hundred recipients take no more memory than one. */
    async function storeAhead(piece: Buffer) {
      const position = ahead++;
      const compressed = vault.compress(piece);
      for (const { inboxId, messageId, expiresAt } of copies) {
        const sealed = vault.encrypt(inboxId, piecePlace(messageId, position), compressed);
        await deliveries.writeAhead({ messageId, expiresAt, position, sealed });
      }
    }

    /** The rest goes into the commit itself, unless it were too much for it. */
    async function sealRest(): Promise<Array<Copy['last']>> {
      const rest = chunker.rest();
      if (rest.length * copies.length > COMMIT_ROOM) {
        await storeAhead(rest);
        return copies.map(() => null);
      }
      const compressed = vault.compress(rest);
      return copies.map(({ inboxId, messageId }) => ({
        position: ahead,
        sealed: vault.encrypt(inboxId, piecePlace(messageId, ahead), compressed),
      }));
    }

    return {
      /** Never throws: SMTP has to read a mail to its end before it can say what is wrong with it. */
      async write(chunk: Uint8Array) {
        if (failure) return;
        try {
          size += chunk.length;
          scan(() => scanner.push(chunk));
          checkSize();
          for (const piece of chunker.push(chunk)) await storeAhead(piece);
        } catch (error) {
          failure = error;
        }
      },

      async commit() {
        if (failure) throw failure;
        const found = scan(scanner.finish);
        const from = found.from.address ? found.from : { ...found.from, address: cleanAddress(sender) };
        const outline = vault.compress(Buffer.from(JSON.stringify({ ...found, from, steps: stepsNow() })));
        // The last bytes may have been counted just now.
        checkSize();
        const lasts = await sealRest();
        const mail = {
          receivedAt,
          size,
          copies: copies.map(({ inboxId, messageId, expiresAt }, index) => ({
            messageId,
            inboxId,
            expiresAt,
            maxMessages: plan.maxMessages,
            outline: vault.encrypt(inboxId, outlinePlace(messageId), outline),
            last: lasts[index]!,
          })),
        };
        undecided = true;
        const outcome = await push(mail, recipients[0]!.plan === 'premium');
        undecided = false;
        if (outcome === 'full') throw new Refusal('mailbox-full', 'mailbox full');
        if (outcome === 'gone') throw new Refusal('not-found', 'No such mailbox');
      },

      /**
       * Clears what was stored ahead of a mail that was not committed; its partition would take it anyway. A commit
       * that ended unheard may have happened: its pieces stay.
       */
      async abort() {
        if (ahead && !undecided) await deliveries.discard(copies);
      },
    };
  };
}

export type DeliverMail = ReturnType<typeof createDeliverMail>;

/** The bytes a mail brings into its commit. */
export function weighMail({ copies }: Mail): number {
  return copies.reduce((sum, { outline, last }) => sum + outline.length + (last ? last.sealed.length : 0), 0);
}
