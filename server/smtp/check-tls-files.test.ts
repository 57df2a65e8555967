import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPair, makePair } from '#tests/support/certificates.ts';
import { checkTlsFiles } from './check-tls-files.ts';

let folder: string;
let good: { cert: string; key: string };
let other: { cert: string; key: string };
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-tls-files-'));
  good = await keepPair(join(folder, 'good'), await makePair(['mail.example']));
  other = await keepPair(join(folder, 'other'), await makePair(['other.example'], { days: -2 }));
  text = join(folder, 'text.pem');
  await writeFile(text, 'not a certificate, hush');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a certificate and its key can be used, even when the certificate has expired', async () => {
  await expect(checkTlsFiles(good)).resolves.toBeUndefined();
  await expect(checkTlsFiles(other)).resolves.toBeUndefined();
});

test('a file that cannot be used is named by its setting', async () => {
  const problem = (files: { cert: string; key: string }) =>
    checkTlsFiles(files).catch((error) => error.message);
  expect(await problem({ ...good, cert: text })).toBe('SMTP_TLS_CERT must be a certificate in PEM format');
  expect(await problem({ ...good, cert: good.key })).toBe(
    'SMTP_TLS_CERT must be a certificate in PEM format',
  );
  const notKey = 'SMTP_TLS_KEY must be a private key in PEM format, without a password';
  expect(await problem({ ...good, key: text })).toBe(notKey);
  expect(await problem({ ...good, key: good.cert })).toBe(notKey);
  expect(await problem({ ...good, key: other.key })).toBe('SMTP_TLS_KEY is not the key of SMTP_TLS_CERT');
});
