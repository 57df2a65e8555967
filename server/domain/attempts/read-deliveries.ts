import type { DeliveriesAnswer, DeliveryAttempt } from '#contract/deliveries.ts';
import type { Plans } from '#contract/plans.ts';
import type { DomainStore } from '#server/store/domains/domain-store.ts';
import { type AttemptStore, KEPT_ROWS } from '#server/store/mail/attempt-store.ts';
import { type CatchAllStore, catchAllInbox } from '#server/store/mail/catch-all-store.ts';
import type { InboxRow } from '#server/store/mail/inbox-store.ts';
import type { MessageStore, Receipt } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Book, BookRow } from '../domain-book.ts';
import { smtpTexts } from '../smtp-texts.ts';
import { openSummary } from '../stored-mail/open-body.ts';
import { type Attempt, addAttempt, MAX_ATTEMPTS } from './attempt.ts';
import { describeAttempt } from './attempt-words.ts';
import { openNoted } from './sealed-attempts.ts';

const MINUTE = 60_000;

/** `mail` is the message that a stored one became. */
type Shown = Attempt & { mail: Receipt | null };
export type Deliveries = { since: Date; attempts: DeliveryAttempt[] };

/** What mail servers tried to deliver to an inbox, and what became of it: failed ones are kept, stored ones are its mail. */
export function createReadAttempts({
  attempts: store,
  messages,
  vault,
  plans,
}: {
  attempts: Pick<AttemptStore, 'find'>;
  messages: Pick<MessageStore, 'receipts' | 'findMany'>;
  vault: Vault;
  plans: Plans;
}) {
  /** Of a mail that was deleted, the version is not known. */
  async function tlsVersions({ id: inboxId, latestEnd }: InboxRow, mails: Receipt[]) {
    const living = mails.filter(({ isDeleted }) => !isDeleted);
    const rows = await messages.findMany(living.map(({ id }) => ({ inboxId, latestEnd, id })));
    return new Map(rows.map((row) => [row.id, openSummary(vault, row, '').tls ?? null]));
  }

  return async function readAttempts(inbox: InboxRow): Promise<Deliveries> {
    const [{ rows, lastSeq }, mails] = await Promise.all([store.find(inbox.id), messages.receipts(inbox)]);
    const noted = rows.map(({ sealed }) => openNoted(vault, inbox.id, sealed));
    const failed = noted.flatMap((one) => one?.attempts ?? []);
    const all: Shown[] = [...failed.map((one) => ({ ...one, mail: null })), ...mails.map(asAttempt)].sort(
      (a, b) => a.at - b.at,
    );
    const merged: Shown[] = [];
    for (const one of all) addAttempt(merged, one);
    const shown = merged.slice(-MAX_ATTEMPTS).reverse();
    const versions = await tlsVersions(
      inbox,
      shown.flatMap(({ mail }) => mail ?? []),
    );
    const attempts: DeliveryAttempt[] = shown.map(({ mail, ...one }) => ({
      ...one,
      at: new Date(one.at).toISOString(),
      ...describeAttempt(one, plans[inbox.plan]),
      tls: mail ? (versions.get(mail.id) ?? null) : one.tls,
    }));
    const since = Math.max(
      inbox.createdAt.getTime(),
      rows.length >= KEPT_ROWS ? (failed[0]?.at ?? 0) : 0,
      merged.length > MAX_ATTEMPTS ? shown.at(-1)!.at : 0,
      // Rows do not outlive a crash of the database. Positions are times.
      rows.length ? 0 : (lastSeq ?? 0),
      ...noted.map((one, nth) => (one ? (one.missedAt ?? 0) : rows[nth]!.seq)),
    );
    return { since: new Date(since), attempts };
  };
}

export type ReadAttempts = ReturnType<typeof createReadAttempts>;

const asAttempt = (mail: Receipt): Shown => ({
  at: mail.receivedAt.getTime(),
  outcome: 'stored',
  reply: `250 ${smtpTexts.stored}`,
  code: 'stored',
  bytes: mail.size,
  tls: null,
  times: 1,
  mail,
});

/** The same for the owner, with what is known of the domain and of the whole service. */
export function createReadDeliveries({
  readAttempts,
  domains,
  catchAll,
  book,
}: {
  readAttempts: ReadAttempts;
  domains: Pick<DomainStore, 'lastMailAt'>;
  catchAll: Pick<CatchAllStore, 'lastMailAt'>;
  book: Book;
}) {
  return async function readDeliveries(
    inbox: InboxRow & { domain: BookRow | null },
  ): Promise<Omit<DeliveriesAnswer, 'success'>> {
    const { domain } = inbox;
    const shared = book.shared().map(({ id }) => id);
    const times = await domains.lastMailAt(domain ? [...shared, domain.id] : shared);
    const { since, attempts } =
      inbox.id === catchAllInbox.id ? { since: inbox.createdAt, attempts: [] } : await readAttempts(inbox);
    // What is noted for a domain is some seconds old. The owner's own mail is known at once.
    const own = Date.parse(attempts.find(({ outcome }) => outcome === 'stored')?.at ?? '') || 0;
    const ofDomain = Math.max(own, (domain && times.get(domain.id)?.getTime()) ?? 0);
    const taken = [await catchAll.lastMailAt(), ...shared.map((id) => times.get(id))];
    const newest = Math.max(own, ...taken.map((time) => time?.getTime() ?? 0));
    return {
      since: since.toISOString(),
      attempts,
      service: { lastMailAt: toMinute(newest) },
      domain: domain && {
        name: domain.name,
        state: book.wordOf(domain),
        lastMailAt: toMinute(ofDomain),
        health: domain.health,
      },
    };
  };
}

export type ReadDeliveries = ReturnType<typeof createReadDeliveries>;

/** Only the minute, so that nobody learns of a single mail of somebody else. */
const toMinute = (time: number) => (time ? new Date(time - (time % MINUTE)).toISOString() : null);
