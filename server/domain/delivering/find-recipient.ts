import { domainToASCII } from 'node:url';
import type { PlanName, Plans } from '#contract/plans.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { DeliveryStore } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { withoutPlus } from '../plus-address.ts';
import { smtpTexts } from '../smtp-texts.ts';

export type Recipient = {
  inboxId: string;
  plan: PlanName;
  expiresAt: Date;
  /** The address as the sender wrote it. */
  to: string;
};

/** Finds the inbox of an address, or throws a Refusal. Concurrent lookups share one query. */
export function createFindRecipient({
  deliveries,
  vault,
  plans,
  domains,
  now,
}: {
  deliveries: DeliveryStore;
  vault: Vault;
  plans: Plans;
  domains: string[];
  now: () => Date;
}) {
  const ourDomains = new Set(domains);
  // One query at a time: while it runs, others gather for the next one.
  const load = createLoader(
    (addressHashes: Buffer[]) => deliveries.findRecipients({ addressHashes, now: now() }),
    {
      parallel: 1,
      ...SHARING,
    },
  );

  return async function findRecipient(address: string): Promise<Recipient> {
    const known = inboxAddressOf(address, ourDomains);
    const inbox = known ? await vault.lookUp('address', known, load) : undefined;
    if (!inbox || inbox.expiresAt <= now()) throw new Refusal('not-found', smtpTexts.noSuchInbox);
    if (inbox.messageCount >= plans[inbox.plan].maxMessages)
      throw new Refusal('mailbox-full', smtpTexts.inboxFull);
    return { inboxId: inbox.id, plan: inbox.plan, expiresAt: inbox.expiresAt, to: address };
  };
}

/** The inbox behind `Name+anything@domain`: lower case, without the plus part. Null when the domain is not ours. */
function inboxAddressOf(address: string, ourDomains: Set<string>): string | null {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  // SMTP may use the Unicode form of an international domain; we store the ASCII form.
  const domain = ourDomains.has(written) ? written : domainToASCII(written);
  const name = address.slice(0, Math.max(0, at)).toLowerCase();
  return ourDomains.has(domain) ? `${withoutPlus(name)}@${domain}` : null;
}

export type FindRecipient = ReturnType<typeof createFindRecipient>;
