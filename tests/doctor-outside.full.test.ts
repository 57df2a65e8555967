import { expect, test } from 'vitest';
import { lines } from './support/breakable-site.ts';
import { startDeployed } from './support/deployed.ts';

test('a proxy missing in TRUST_PROXY is distinguished from one that sends no header', async () => {
  const other = await startDeployed({ trustProxy: ['192.0.2.1'] });
  try {
    const reports = await other.examine();
    expect(lines(reports.filter(({ level }) => level === 'fail'))).toEqual([
      'fail proxy: the proxy says who the visitor is, but Mayfly does not trust it',
    ]);
  } finally {
    await other.close();
  }
});
