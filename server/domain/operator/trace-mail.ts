import type { DeliveryAttempt } from '#contract/deliveries.ts';
import { because } from '#contract/reasons.ts';
import type { Verdict } from '#contract/senders.ts';
import type { InboxRow, InboxStore } from '#server/store/mail/inbox-store.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { Refusal } from '../errors.ts';
import { inboxAddress } from '../plus-address.ts';
import { openSummary } from '../stored-mail/open-body.ts';
import type { Steps } from '../stored-mail/steps.ts';
import { openVerdict } from '../stored-mail/stored-verdict.ts';

export type Trace = {
  plan: 'free' | 'premium';
  createdAt: Date;
  expiresAt: Date;
  messages: Array<{
    id: string;
    size: number;
    receivedAt: Date;
    deleted: boolean;
    /** False if no key opens what is known about it. */
    opens: boolean;
    /** Milliseconds from the sender's connection; null where it did not happen or is not known. */
    ms: {
      tls: number | null;
      rcpt: number;
      data: number;
      end: number;
      stored: number | null;
      pushed: number | null;
    } | null;
    /** The results of the checks of the sender, without its name. Null if they have not run. */
    sender: { verdict: Verdict; spf: string; dkim: string[]; dmarc: string } | null;
  }>;
  /** What its owner sees of deliveries, also of those that failed. */
  attempts: DeliveryAttempt[];
};

/** The times of each mail of an address and what was tried in vain, newest first, without content. */
export function createTraceMail({
  inboxes,
  messages,
  readAttempts,
  vault,
  locate,
  now,
}: {
  inboxes: InboxStore;
  messages: MessageStore;
  readAttempts: (inbox: InboxRow) => Promise<{ attempts: DeliveryAttempt[] }>;
  vault: Vault;
  /** What the inbox of an address is found by. */
  locate: (address: string) => string;
  now: () => Date;
}) {
  return async function trace(address: string): Promise<Trace> {
    const addressHash = vault.fingerprint('address', locate(inboxAddress(address)));
    const found = await inboxes.findByAddresses({ addressHashes: [addressHash], now: now() });
    const [inbox] = found.values();
    if (!inbox) {
      const until = await inboxes.closedUntil({ addressHash, now: now() });
      const why = until
        ? because('inbox-closed', { address, until: until.toISOString() })
        : because('mail-returns', { address });
      throw new Refusal('not-found', why);
    }
    const [rows, { attempts }] = await Promise.all([messages.times(inbox), readAttempts(inbox)]);
    return {
      plan: inbox.plan,
      createdAt: inbox.createdAt,
      expiresAt: inbox.expiresAt,
      messages: rows.map((row) => {
        const summary = row.deletedSeq ? null : openSummary(vault, row, address);
        const steps = summary?.steps ?? null;
        // Two clocks: a busy process notes the arrival of a mail later than its DATA.
        const since = (at: Date | null, { data, end }: Steps) =>
          at && Math.max(end, Math.round(data + at.getTime() - row.receivedAt.getTime()));
        return {
          id: row.id,
          size: row.size,
          receivedAt: row.receivedAt,
          deleted: row.deletedSeq !== null,
          opens: summary?.body !== 'unopened',
          ms: steps && {
            ...steps,
            stored: since(row.storedAt, steps),
            pushed: since(row.pushedAt, steps),
          },
          sender: describeChecks(openVerdict(vault, row)),
        };
      }),
      attempts,
    };
  };
}

const describeChecks = (judged: Judged | null) =>
  judged && {
    verdict: judged.verdict,
    spf: judged.spf.result,
    dkim: judged.dkim.map(({ result }) => result),
    dmarc: judged.dmarc.result,
  };

export type TraceMail = ReturnType<typeof createTraceMail>;
