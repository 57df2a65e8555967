import { createWorkQueue } from '#server/lib/work-queue.ts';
import type { OwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import { CLAIM_MS } from './judge-look.ts';
import type { LookAtDomain } from './look-at-domain.ts';

/** Most of the time is spent on waiting for DNS. */
const AT_ONCE = 10;

/** Looks at the DNS records of own domains when it is time, and ends claims that nobody proved. */
export function createCheckDomains({
  store,
  lookAt,
  onError,
  now,
}: {
  store: Pick<OwnDomainStore, 'claimDue' | 'endClaims' | 'removeOrphans'>;
  lookAt: LookAtDomain;
  onError: (error: unknown) => void;
  now: () => Date;
}) {
  const queue = createWorkQueue({
    claim: store.claimDue,
    // After a failure it is due again in a few minutes.
    work: (domain) => lookAt(domain).catch(onError),
    atOnce: AT_ONCE,
    now,
  });
  return {
    async run() {
      await store.endClaims(new Date(now().getTime() - CLAIM_MS));
      await store.removeOrphans();
      await queue.run();
    },
    close: queue.close,
  };
}
