import { domainToASCII } from 'node:url';
import type { PlanName, Plans } from '#contract/plans.ts';
import type { DeliveryStore, RecipientRow } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { createLoader } from '../loader.ts';

export type Recipient = { inboxId: string; plan: PlanName; expiresAt: Date };

/** The inbox a mail may be sent to, or why not. Recipients asked for at the same moment share one query. */
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
  const ours = new Set(domains);
  const load = createLoader<Buffer, RecipientRow | undefined>(async (hashes) => {
    const found = await deliveries.findRecipients({ addressHashes: hashes, now: now() });
    return hashes.map((hash) => found.get(hash.toString('base64')));
  });

  return async function findRecipient(address: string): Promise<Recipient> {
    const normal = address.toLowerCase();
    const at = normal.lastIndexOf('@') + 1;
    // SMTP knows an international domain in its readable form, we keep the ASCII one.
    const domain = domainToASCII(normal.slice(at));
    const known = ours.has(domain) ? `${normal.slice(0, at)}${domain}` : null;
    const inbox = known ? await load(vault.fingerprint('address', known)) : undefined;
    if (!inbox || inbox.expiresAt <= now()) throw new Refusal('not-found', 'No such mailbox');
    if (inbox.messageCount >= plans[inbox.plan].maxMessages)
      throw new Refusal('mailbox-full', 'mailbox full');
    return { inboxId: inbox.id, plan: inbox.plan, expiresAt: inbox.expiresAt };
  };
}

export type FindRecipient = ReturnType<typeof createFindRecipient>;
