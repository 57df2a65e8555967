import { randomUUID } from 'node:crypto';
import type { LifeOptions } from '#contract/inboxes.ts';
import type { Plans } from '#contract/plans.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';
import { type Book, hostOf } from '../domain-book.ts';
import { inWords, Refusal } from '../errors.ts';
import { createGuessLimit } from '../guess-limit.ts';
import type { Limit, Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import { mailboxAddress } from './address.ts';
import { NEW_INBOX, type OpenInbox, openInbox } from './inboxes.ts';
import { chooseLifetime, latestEndOf } from './lifetime.ts';
import { createMailboxTokens } from './mailbox-tokens.ts';
import type { Owner } from './owner.ts';

const MAX_PASSWORD = 1000;
/** Successful sign-ins count too, because each takes 25 ms of processor time. */
export const signInsOfNetwork: Limit = { name: 'mailbox-sign-ins', max: 300, windowMs: 60_000 };

type Credentials = { address: string; password: string };
export type Mailbox = { owner: Owner; inbox: OpenInbox };

/**
 * A mailbox is one inbox of the free plan with a chosen name and a password. It is its own owner, and nobody else can
 * read it. It ends with its inbox.
 */
export function createMailboxes({
  inboxes,
  messages,
  partitions,
  vault,
  passwords,
  limits,
  plans,
  minPassword,
  book,
  now,
}: {
  inboxes: InboxStore;
  messages: Pick<MessageStore, 'totalSize'>;
  partitions: PartitionStore;
  vault: Vault;
  passwords: {
    hash(password: string, from: Client): Promise<string>;
    check(password: string, stored: string | undefined, from: Client): Promise<boolean>;
  };
  limits: Limits;
  plans: Plans;
  /** The characters that a new password needs. */
  minPassword: number;
  book: Book;
  now: () => Date;
}) {
  const tokens = createMailboxTokens({ vault });
  const guesses = createGuessLimit(limits, 'mailbox-sign-in');

  const isOurs = (host: string) => book.find(host)?.domain.kind === 'shared';
  const isFree = (host: string) => book.choices('free').some(({ name }) => name === host);
  const notHere = () =>
    new Refusal('bad-input', inWords('This address is not available here.'), { field: 'address' });

  async function add(
    address: string,
    passwordHash: string,
    { lifetimeMs, maxMessages }: { lifetimeMs: number; maxMessages: number | undefined },
  ): Promise<Mailbox> {
    const [id, ownerId] = [randomUUID(), randomUUID()];
    const { domain } = book.find(hostOf(address))!;
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    const latestEnd = latestEndOf({ createdAt, expiresAt }, { kind: 'mailbox' }, plans);
    await partitions.ensureFor(latestEnd);
    const addressSealed = vault.seal(id, 'address', Buffer.from(address));
    const inbox = { id, ownerId, plan: 'free' as const, addressSealed, createdAt, expiresAt, latestEnd };
    const addressHash = vault.fingerprint('address', address);
    const added = await inboxes.addMailbox({
      inbox: { ...inbox, addressHash, passwordHash, domainId: domain.id, maxMessages },
      now: createdAt,
    });
    if (added === 'inactive') throw notHere();
    if (added === 'taken') throw new Refusal('taken', 'name-taken', { field: 'address' });
    const row = { ...inbox, ...NEW_INBOX, maxMessages: maxMessages ?? null, private: true };
    return mailboxOf(openInbox(row, { address, domain }));
  }

  return {
    async register(
      { address, password, lifetime, maxMessages }: Credentials & LifeOptions,
      from: Client,
    ): Promise<Mailbox> {
      await book.seek(hostOf(address.trim().toLowerCase()));
      const possible = mailboxAddress(address, isFree);
      if (!possible) throw notHere();
      if (password.length < minPassword || password.length > MAX_PASSWORD)
        throw new Refusal(
          'bad-input',
          inWords(`A password has ${minPassword} to ${MAX_PASSWORD} characters.`),
          {
            field: 'password',
          },
        );
      const lifetimeMs = chooseLifetime(lifetime, plans.free);
      return add(possible, await passwords.hash(password, from), { lifetimeMs, maxMessages });
    },

    /** Null for an unknown address and for a wrong password, after the same work. */
    async signIn({ address, password }: Credentials, from: Client) {
      // An impossible address is counted and looked up like any other.
      const known = mailboxAddress(address, isOurs) ?? address;
      await limits.take(signInsOfNetwork, from);
      const guess = await guesses.take(known, from);
      const addressHash = vault.fingerprint('address', known);
      const found = await inboxes.findMailbox({ addressHash, now: now() });
      const given = password.slice(0, MAX_PASSWORD + 1);
      const matches = await passwords.check(given, found?.passwordHash, from);
      if (!found || !matches) return null;
      await guess.wasRight();
      return { token: tokens.issue(found.ownerId), ownerId: found.ownerId };
    },

    /** The living mailbox of a token, or null. */
    async open(token: string): Promise<Mailbox | null> {
      const ownerId = tokens.read(token);
      const [row] = ownerId ? await inboxes.listByOwner({ ownerId, now: now() }) : [];
      const located = row && book.locate(openAddress(vault, row.id, row.addressSealed));
      return row && located ? mailboxOf(openInbox(row, located)) : null;
    },

    async identify(token: string): Promise<Owner | null> {
      return (await this.open(token))?.owner ?? null;
    },

    /** The bytes of its mail. */
    used: ({ inbox }: Mailbox) => messages.totalSize(inbox),
  };
}

export type Mailboxes = ReturnType<typeof createMailboxes>;

const mailboxOf = (inbox: OpenInbox): Mailbox => ({
  owner: { id: inbox.ownerId, kind: 'mailbox', plan: 'free', validUntil: inbox.endsAt },
  inbox,
});
