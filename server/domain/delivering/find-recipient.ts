import type { PlanName, Plans } from '#contract/plans.ts';
import type { DeliveryStore } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type Book, hostOf, type Place } from '../domain-book.ts';
import { inWords, Refusal } from '../errors.ts';
import { smtpTexts } from '../smtp-texts.ts';
import { createFindInbox } from './find-inbox.ts';

export type Recipient = {
  inboxId: string;
  plan: PlanName;
  latestEnd: Date;
  /** The address as the sender wrote it. */
  to: string;
  domainId?: string;
  /** A copy for the inbox of all mail (catch-all.ts). */
  isCatchAll?: true;
};

export type FindRecipientDeps = {
  deliveries: DeliveryStore;
  vault: Vault;
  plans: Plans;
  book: Book;
  /** The domain of a host name. */
  findDomain?: (host: string) => Promise<Place | undefined> | Place | undefined;
  now: () => Date;
};

/** Finds the inbox of an address, or throws a Refusal. */
export function createFindRecipient({
  deliveries,
  vault,
  plans,
  book,
  findDomain = book.seek,
  now,
}: FindRecipientDeps) {
  const findInbox = createFindInbox({ deliveries, vault, now });

  return async function findRecipient(address: string): Promise<Recipient> {
    const place = await findDomain(hostOf(address));
    if (!place) throw noSuchInbox;
    const { domain } = place;
    const answer = book.answer(domain);
    if (answer === 'refuse') throw noSuchInbox;
    if (answer === 'defer') throw new Refusal('unavailable', inWords(smtpTexts.suspended));
    const inbox = await findInbox(address, place);
    if (!inbox) throw noSuchInbox;
    if (inbox.isSpent) throw new Refusal('spent', inWords(smtpTexts.spent));
    if (inbox.messageCount >= plans[inbox.plan].maxMessages)
      throw new Refusal('mailbox-full', inWords(smtpTexts.inboxFull));
    const { id: inboxId, plan, latestEnd } = inbox;
    return { inboxId, plan, latestEnd, to: address, domainId: domain.id };
  };
}

/** Made once: most of what a refusal costs is its stack, and guessed names come in crowds. */
const noSuchInbox = new Refusal('not-found', inWords(smtpTexts.noSuchInbox));
