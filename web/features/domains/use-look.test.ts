import { expect, test } from 'vitest';
import type { Domain, DomainRecord } from '#contract/domains.ts';
import { isWaiting } from './use-look.ts';

const record = (status: DomainRecord['status']) => ({ status }) as DomainRecord;

test.each<[Pick<Domain, 'state' | 'problem' | 'records'>, boolean]>([
  [{ state: 'pending', problem: null, records: [] }, true],
  [{ state: 'suspended', problem: 'The record was missing.', records: [] }, true],
  [
    { state: 'active', problem: 'The MX record is missing.', records: [record('ok'), record('missing')] },
    true,
  ],
  [{ state: 'active', problem: null, records: [record('ok'), record('unknown')] }, true],
  [{ state: 'active', problem: null, records: [record('ok'), record('ok')] }, false],
  [{ state: 'blocked', problem: 'It was blocked.', records: [record('unknown')] }, false],
])('the page looks at DNS again while something is missing or unknown there: %j', (domain, looks) => {
  expect(isWaiting(domain as Domain)).toBe(looks);
});
