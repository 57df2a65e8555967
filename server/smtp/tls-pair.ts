import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type TlsPair = { cert: string | Buffer; key: string | Buffer };

/**
 * The operator's certificate, or a self-signed pair kept in DATA_DIR: senders encrypt to any certificate, so
 * STARTTLS is always worth offering.
 */
export async function loadTlsPair({
  dataDir,
  given,
  hostname,
}: {
  dataDir: string;
  given: { cert: string; key: string } | null;
  hostname: string;
}): Promise<TlsPair> {
  if (given) return { cert: await readFile(given.cert), key: await readFile(given.key) };
  const path = join(dataDir, 'smtp-tls.pem');
  const kept = await readFile(path, 'utf8').catch(() => null);
  const pem = kept ?? (await make());
  return { cert: pem, key: pem };

  async function make() {
    // Needed once in the life of a DATA_DIR, and large.
    const { generate } = await import('selfsigned');
    const tenYears = new Date(Date.now() + 10 * 365 * 24 * 3_600_000);
    const pair = await generate([{ name: 'commonName', value: hostname }], {
      keyType: 'ec',
      notAfterDate: tenYears,
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: hostname }] }],
    } as never);
    const text = `${pair.private}\n${pair.cert}`;
    await mkdir(dataDir, { recursive: true });
    const aside = `${path}.${randomUUID()}`;
    await writeFile(aside, text, { mode: 0o600 });
    await rename(aside, path);
    return text;
  }
}
