import { type Plans, TEXT_ROOM } from '#contract/plans.ts';
import { cleanAddress } from '#server/mime/reading/addresses.ts';
import { createScanner, MimeLimitError } from '#server/mime/reading/scan.ts';
import type { DeliveryStore, Mail, Outcome } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { inWords, Refusal } from '../errors.ts';
import { newMessageId } from '../ids.ts';
import { smtpTexts } from '../smtp-texts.ts';
import type { ArrivedMail } from '../stored-mail/arrived-mail.ts';
import { CHUNK, createChunker } from '../stored-mail/chunks.ts';
import type { Envelope } from '../stored-mail/envelope.ts';
import { pieceLabel, summaryLabel } from '../stored-mail/seal-labels.ts';
import type { Steps } from '../stored-mail/steps.ts';
import { isLightOutline, makeSummary, writeSummary } from '../stored-mail/stored-summary.ts';
import { bodyEnd, type Expiring, planOf } from './catch-all.ts';
import type { Recipient } from './find-recipient.ts';

/**
 * A mail that is ready to be committed. Small ones are sealed together with the batch they are committed in, which is
 * faster than one by one because the code stays in the CPU cache. Sealing cannot fail.
 */
export type Draft = {
  /** Bytes it adds to its transaction. */
  weight: number;
  seal: () => Mail;
};

/** A batch of the largest mails that are sealed late takes a few milliseconds. */
const LATE = { bytes: 16 * 1024, copies: 4, parts: 20 };
const SUMMARY_WEIGHT = 1024;
/** A job makes room in the inbox of all mail. */
const UNLIMITED = 2 ** 31 - 1;

/** The largest mail a plan accepts: its attachments in base64, plus room for texts and headers. */
export const rawLimit = (attachmentLimit: number) => Math.ceil(attachmentLimit * 1.4) + TEXT_ROOM;

/**
 * One mail that is being received. `write` takes bytes as they arrive. `commit` resolves when the mail is on disk for
 * all of its recipients. The body is stored once. If it has several recipients, it is encrypted with a random key that
 * the summary of each recipient contains. Full pieces of a large mail are stored early; nobody can see them before the
 * commit.
 */
export function createDeliverMail({
  vault,
  deliveries,
  push,
  plans,
  onStored = () => {},
  now,
}: {
  vault: Vault;
  deliveries: DeliveryStore;
  push: (draft: Draft, priority: boolean) => Promise<Outcome>;
  plans: Plans;
  /** Called for every mail once it is on disk. */
  onStored?: (mail: ArrivedMail) => void;
  now: () => Date;
}) {
  return function begin(recipients: Recipient[], envelope: Envelope, getSteps: () => Steps) {
    const planName = planOf(recipients) ?? 'premium';
    const plan = plans[planName];
    const receivedAt = now();
    const copies = recipients.map(({ inboxId, latestEnd, to, isCatchAll }) => ({
      inboxId,
      latestEnd,
      to,
      isCatchAll,
      messageId: newMessageId(receivedAt),
    }));
    const body = placeBody(copies, receivedAt);
    // The body of a single recipient is encrypted with the key of the inbox.
    const bodyKey = body.shared ? vault.newBodyKey() : null;
    const sealer = bodyKey ? vault.bodySealer(bodyKey) : vault.inboxSealer(copies[0]!.inboxId);
    const scanner = createScanner();
    const chunker = createChunker(CHUNK);
    let size = 0;
    let pieces = 0;
    let failure: unknown = null;
    /** The mail as it is analysed. Null if parts of it are no longer in memory. */
    let content: ArrivedMail['content'] = null;
    /** True from the moment the commit is sent until its outcome is known. */
    let undecided = false;

    function checkSize() {
      const tooLarge =
        scanner.attachmentSize > plan.attachmentLimit ||
        scanner.otherSize > TEXT_ROOM ||
        size > rawLimit(plan.attachmentLimit);
      if (tooLarge) throw new Refusal('too-large', inWords(smtpTexts.tooLarge));
    }

    async function storeEarly(full: Buffer[]) {
      try {
        for (const piece of full) {
          const position = pieces++;
          const sealed = sealer.seal(pieceLabel(body.id, position), piece);
          await deliveries.writeAhead({ bodyId: body.id, latestEnd: body.latestEnd, position, sealed });
        }
      } catch (error) {
        failure = error;
      }
    }

    /** The outline, with the sender of the envelope if the mail has no From address. */
    function finishOutline() {
      const found = refuseOverLimit(() => scanner.finish());
      const from = found.from.address
        ? found.from
        : { ...found.from, address: cleanAddress(envelope.mailFrom) };
      return { ...found, from, envelope };
    }

    function sealMail(outline: ReturnType<typeof finishOutline>, steps: Steps, rest: Buffer): Mail {
      const outlineBytes = Buffer.from(JSON.stringify(outline));
      if (!pieces) content = { outline: outlineBytes, bytes: rest };
      const summary = makeSummary({
        outline,
        recipients: scanner.recipients,
        lightOutline: isLightOutline(outlineBytes),
        to: '',
        steps,
        tls: envelope.tls?.version ?? null,
        body: { key: bodyKey?.toString('base64') ?? null, pieces },
      });
      return {
        receivedAt,
        size,
        body: {
          ...body,
          position: pieces,
          sealed: sealer.sealPair(pieceLabel(body.id, pieces), outlineBytes, rest),
        },
        copies: copies.map(({ inboxId, messageId, to, isCatchAll }) => ({
          messageId,
          inboxId,
          maxMessages: isCatchAll ? UNLIMITED : plan.maxMessages,
          // The body of a single recipient has the key of its summary, also while the mail key changes.
          summary: (bodyKey ? vault.inboxSealer(inboxId) : sealer).seal(
            summaryLabel(messageId),
            writeSummary({ ...summary, to }),
          ),
        })),
      };
    }

    /** Everything for which a mail may be refused is checked here. */
    function finish(): Draft {
      const outline = finishOutline();
      // `finish` may have counted the last bytes.
      checkSize();
      const steps = getSteps();
      const rest = chunker.rest();
      const isLate = size <= LATE.bytes && copies.length <= LATE.copies && outline.parts.length <= LATE.parts;
      if (isLate)
        return {
          weight: size + copies.length * SUMMARY_WEIGHT,
          seal: () => sealMail(outline, steps, rest),
        };
      const mail = sealMail(outline, steps, rest);
      return { weight: weighMail(mail), seal: () => mail };
    }

    return {
      /** The id that the message has for each recipient, in their order. */
      messageIds: copies.map(({ messageId }) => messageId),

      /**
       * Never throws: SMTP must read a mail to its end before the server may reply. If it returns a promise, a piece is
       * being stored, and the next bytes have to wait.
       */
      write(chunk: Uint8Array): Promise<void> | undefined {
        if (failure) return;
        try {
          size += chunk.length;
          refuseOverLimit(() => scanner.push(chunk));
          checkSize();
          const full = chunker.push(chunk);
          if (full.length) return storeEarly(full);
        } catch (error) {
          failure = error;
        }
      },

      async commit() {
        if (failure) throw failure;
        const draft = finish();
        undecided = true;
        const outcome = await push(draft, planName === 'premium');
        undecided = false;
        if (outcome === 'full') throw new Refusal('mailbox-full', inWords(smtpTexts.inboxFull));
        if (outcome === 'spent') throw new Refusal('spent', inWords(smtpTexts.spent));
        if (outcome === 'gone') throw recipientGone(recipients);
        const places = copies.map(({ latestEnd, inboxId, messageId: id, to }, nth) => ({
          ...{ latestEnd, inboxId, id, to },
          seq: outcome.positions[nth]!,
        }));
        onStored({ clientIp: envelope.clientIp, size, copies: places, content });
      },

      /**
       * Deletes the pieces of a mail that was not committed. If the outcome of the commit is unknown, the pieces stay:
       * the mail may be stored. Unused pieces are deleted with their partition.
       */
      async abort() {
        if (pieces && !undecided) await deliveries.discard(body);
      },
    };
  };
}

export type DeliverMail = ReturnType<typeof createDeliverMail>;

const weighMail = ({ body, copies }: Mail): number =>
  copies.reduce((sum, { summary }) => sum + summary.length, body.sealed.length);

/**
 * Where the body is stored: under the message id if there is one recipient, else under its own id in the partition of the
 * latest time at which one of them can end. A body in the inbox of all mail ends before its message would, so it has its own id, too.
 */
function placeBody(copies: Array<Expiring & { messageId: string }>, now: Date) {
  const [only, ...others] = copies;
  if (!others.length && !only!.isCatchAll)
    return { id: only!.messageId, latestEnd: only!.latestEnd, shared: false };
  const last = Math.max(...copies.map((copy) => bodyEnd(copy, now)));
  return { id: newMessageId(now), latestEnd: new Date(last), shared: true };
}

/** With other recipients, the mail is deferred: in the next attempt only the recipient that is gone is refused. */
const recipientGone = ({ length }: Recipient[]) =>
  length > 1
    ? new Refusal('unavailable', inWords(smtpTexts.recipientGone))
    : new Refusal('not-found', inWords(smtpTexts.noSuchInbox));

/** A mail that exceeds a MIME limit is refused permanently. */
function refuseOverLimit<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof MimeLimitError)) throw error;
    const code = error.code === 'headers-too-large' ? 'too-large' : 'malformed';
    throw new Refusal(code, inWords(smtpTexts.refused(error.code.replaceAll('-', ' '))));
  }
}
