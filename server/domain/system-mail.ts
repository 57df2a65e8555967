import { randomUUID } from 'node:crypto';
import { createWorkQueue, untilDone } from '#server/lib/work-queue.ts';
import type { Mailer } from '#server/outbound/mailer.ts';
import type { MailContent } from '#server/outbound/templates/layout.ts';
import type { ClaimedMail, OutboxMail, OutboxStore } from '#server/store/operations/outbox-store.ts';
import type { Vault } from '#server/vault/vault.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RETRIES = { waits: [15_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE], repeats: true };

/** Seals a mail, so that it can be stored in the same transaction as its cause. */
export function createMailSeal({ vault, now }: { vault: Vault; now: () => Date }) {
  return (to: string, content: MailContent, giveUpMs: number = 7 * DAY): OutboxMail => {
    const id = randomUUID();
    return {
      id,
      recipient: vault.seal(id, 'recipient', Buffer.from(to)),
      content: vault.seal(id, 'content', Buffer.from(JSON.stringify(content))),
      createdAt: now(),
      giveUpAt: new Date(now().getTime() + giveUpMs),
    };
  };
}

/**
 * Sends the service's own mail. Every mail is sealed, stored together with its cause, and sent at once. It is removed
 * only after the relay has accepted it, so an outage of the relay or of a process delays mail but loses none.
 */
export function createSystemMail({
  outbox,
  vault,
  mailer,
  onFailure,
  now,
}: {
  outbox: OutboxStore;
  vault: Vault;
  mailer: Mailer;
  onFailure: (error: { code?: string; responseCode?: number }, attempts: number) => void;
  now: () => Date;
}) {
  async function send(mail: ClaimedMail) {
    const to = vault.open(mail.id, 'recipient', mail.recipient).toString();
    const content = JSON.parse(vault.open(mail.id, 'content', mail.content).toString()) as MailContent;
    await mailer.send({ ...content, id: mail.id, to, date: mail.createdAt });
  }

  const work = untilDone({
    act: send,
    settle: outbox.settle,
    retries: RETRIES,
    // Past this time the mail is useless, for example because its code has expired.
    endsAt: ({ giveUpAt }) => giveUpAt,
    onFailure: (error, { attempts }) => onFailure(error as { code?: string }, attempts),
    now,
  });
  const queue = createWorkQueue({ claim: outbox.claim, work, now });

  return {
    seal: createMailSeal({ vault, now }),

    /** Sends all mail that is due. */
    run: queue.run,

    async close() {
      await queue.close();
      await mailer.close();
    },
  };
}

export type SystemMail = ReturnType<typeof createSystemMail>;
