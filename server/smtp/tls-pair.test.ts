import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTlsPair } from './tls-pair.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-tls-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = () => loadTlsPair({ dataDir, given: null, hostname: 'mayfly.test' });

test('a self-signed pair is created once, for our name, and only our user may read it', async () => {
  const pair = await load();
  expect(() => createSecureContext(pair)).not.toThrow();
  const certificate = new X509Certificate(pair.cert);
  expect(certificate.checkHost('mayfly.test')).toBe('mayfly.test');
  expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now() + 5 * 365 * 86_400_000);
  expect((await stat(join(dataDir, 'smtp-tls.pem'))).mode & 0o777).toBe(0o600);
  expect(await load()).toEqual(pair);
});

test('several starts at the same moment leave one valid pair', async () => {
  const pairs = await Promise.all([load(), load(), load(), load()]);
  for (const pair of pairs) expect(() => createSecureContext(pair)).not.toThrow();
  expect(await readdir(dataDir)).toEqual(['smtp-tls.pem']);
});

test("the operator's own pair is used", async () => {
  const { cert } = await load();
  const path = join(dataDir, 'smtp-tls.pem');
  const pair = await loadTlsPair({
    dataDir: '/nowhere',
    given: { cert: path, key: path },
    hostname: 'x.test',
  });
  expect(pair.cert.toString()).toBe(cert);
});
