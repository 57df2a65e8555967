import { because } from '#contract/reasons.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { inboxAddress } from '../plus-address.ts';

/**
 * Closes an address with everything in it. Nobody gets it again before its planned end. Its owner can read the reason until
 * then.
 */
export function createCloseInbox({
  inboxes,
  vault,
  locate,
  now,
}: {
  inboxes: Pick<InboxStore, 'close'>;
  vault: Vault;
  /** What the inbox of an address is found by. */
  locate: (address: string) => string;
  now: () => Date;
}) {
  return async function close(given: string, reason: string) {
    const address = inboxAddress(given);
    const closed = await inboxes.close({
      addressHash: vault.fingerprint('address', locate(address)),
      now: now(),
      seal: (id) => vault.seal(id, 'closed', Buffer.from(JSON.stringify({ address, reason }))),
    });
    if (!closed) throw new Refusal('not-found', because('no-inbox', { address }));
    return { address, ...closed };
  };
}

export type CloseInbox = ReturnType<typeof createCloseInbox>;
