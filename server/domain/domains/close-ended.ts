import type { DomainRow, DomainStore } from '#server/store/domains/domain-store.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';
import { openDetails } from './domain-details.ts';
import { stateOf } from './domain-steps.ts';

const AT_ONCE = 500;
/** A change holds in every process by then, so that streams learn why an inbox is gone. */
const KNOWN_MS = 5_000;

/**
 * Removes what is left on domains that have ended, with its mail. Owners of addresses on a blocked domain can read the
 * operator's reason until the planned end of their address.
 */
export function createCloseEnded({
  domains,
  inboxes,
  vault,
  now,
}: {
  domains: Pick<DomainStore, 'ended' | 'inboxesOf' | 'change'>;
  inboxes: Pick<InboxStore, 'closeWithDomain'>;
  vault: Vault;
  now: () => Date;
}) {
  /** Until nothing is left, or until the time is up. Another process may be doing the same. */
  async function close(row: Pick<DomainRow, 'id' | 'state' | 'sealed'>, until = Number.POSITIVE_INFINITY) {
    const reason = row.state === 'blocked' ? (openDetails(vault, row).reason ?? '') : null;
    while (performance.now() < until) {
      const left = await domains.inboxesOf(row.id, now(), AT_ONCE);
      if (!left.length) return;
      const sealed = new Map(left.map(({ id, addressSealed }) => [id, addressSealed]));
      const closed = await inboxes.closeWithDomain({
        domainId: row.id,
        ids: [...sealed.keys()],
        now: now(),
        seal: (id) => (reason === null ? null : sealNote(id, sealed.get(id)!, reason)),
      });
      if (closed === null) return;
    }
  }

  /** Null for an address that cannot be opened, because an older key is missing. */
  function sealNote(id: string, addressSealed: Buffer, reason: string): Buffer | null {
    if (!vault.openIfPossible(id, 'address', addressSealed)) return null;
    const address = openAddress(vault, id, addressSealed);
    return vault.seal(id, 'closed', Buffer.from(JSON.stringify({ address, reason })));
  }

  /** The job: writes down that a domain's end has come, and finishes what a command has left. */
  async function closeAll() {
    const time = now();
    for (const row of await domains.ended(time))
      if (row.state === 'resting') await domains.change(row.id, (fresh) => retiredIfOver(fresh, time));
      else if (row.state_since.getTime() + KNOWN_MS <= time.getTime()) await close(row);
  }

  return { close, closeAll };
}

export type CloseEnded = ReturnType<typeof createCloseEnded>;

const retiredIfOver = (row: DomainRow, now: Date) =>
  row.state !== 'retired' && stateOf(row, now) === 'retired'
    ? { state: 'retired' as const, state_since: row.ends_at!, ends_at: null }
    : {};
