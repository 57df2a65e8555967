import { type Plans, TEXT_ROOM } from '#contract/plans.ts';
import { createScanner, MimeLimitError } from '#server/mime/scan.ts';
import type { DeliveryStore, Mail, Outcome } from '#server/store/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { newMessageId } from '../ids.ts';
import { CHUNK, createChunker } from './chunks.ts';
import type { Recipient } from './find-recipient.ts';
import { outlinePlace, piecePlace } from './places.ts';

/** The largest mail a plan can take: its attachments in base64, and room for texts and headers. */
export const rawLimit = (attachmentLimit: number) => Math.ceil(attachmentLimit * 1.4) + TEXT_ROOM;

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
  return function begin(recipients: Recipient[]) {
    const plan = plans[recipients[0]!.plan];
    const receivedAt = now();
    const copies = recipients.map((recipient) => ({ ...recipient, messageId: newMessageId(receivedAt) }));
    const scanner = createScanner();
    const chunker = createChunker(CHUNK);
    let size = 0;
    let ahead = 0;
    let failure: unknown = null;

    const sealFor = (place: (messageId: string) => string, compressed: Buffer) =>
      copies.map((copy) => vault.encrypt(copy.inboxId, place(copy.messageId), compressed));

    function check(chunk: Uint8Array) {
      size += chunk.length;
      try {
        scanner.push(chunk);
      } catch (error) {
        if (!(error instanceof MimeLimitError)) throw error;
        const code = error.code === 'headers-too-large' ? 'too-large' : 'malformed';
        throw new Refusal(code, `Message refused: ${error.code.replaceAll('-', ' ')}`);
      }
      const tooLarge =
        scanner.attachmentSize > plan.attachmentLimit ||
        scanner.otherSize > TEXT_ROOM ||
        size > rawLimit(plan.attachmentLimit);
      if (tooLarge) throw new Refusal('too-large', 'Message exceeds the size limit of this mailbox');
    }

    async function storeAhead(piece: Buffer) {
      const position = ahead++;
      const sealed = sealFor((id) => piecePlace(id, position), vault.compress(piece));
      await deliveries.writeAhead(
        copies.map(({ messageId, expiresAt }, index) => ({
          messageId,
          expiresAt,
          position,
          sealed: sealed[index]!,
        })),
      );
    }

    return {
      /** Never throws: SMTP has to read a mail to its end before it can say what is wrong with it. */
      async write(chunk: Uint8Array) {
        if (failure) return;
        try {
          check(chunk);
          for (const piece of chunker.push(chunk)) await storeAhead(piece);
        } catch (error) {
          failure = error;
        }
      },

      async commit() {
        if (failure) throw failure;
        const outline = scanner.finish();
        const outlines = sealFor(outlinePlace, vault.compress(Buffer.from(JSON.stringify(outline))));
        const lasts = sealFor((id) => piecePlace(id, ahead), vault.compress(chunker.rest()));
        const outcome = await push(
          {
            receivedAt,
            size,
            copies: copies.map((copy, index) => ({
              messageId: copy.messageId,
              inboxId: copy.inboxId,
              expiresAt: copy.expiresAt,
              maxMessages: plan.maxMessages,
              outline: outlines[index]!,
              last: { position: ahead, sealed: lasts[index]! },
            })),
          },
          recipients[0]!.plan === 'premium',
        );
        if (outcome === 'full') throw new Refusal('mailbox-full', 'mailbox full');
        if (outcome === 'gone') throw new Refusal('not-found', 'No such mailbox');
      },

      /** Clears what was stored ahead of a mail that never was committed. Its partition would take it anyway. */
      async abort() {
        if (ahead) await deliveries.discard(copies);
      },
    };
  };
}

export type DeliverMail = ReturnType<typeof createDeliverMail>;
