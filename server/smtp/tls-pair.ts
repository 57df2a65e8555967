import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type TlsPair = { cert: string | Buffer; key: string | Buffer };

/**
 * The operator's certificate, or a self-signed one that is kept in DATA_DIR. Most senders accept any certificate, so
 * STARTTLS is always offered.
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
  const existing = await readFile(path, 'utf8').catch(() => null);
  const pem = existing ?? (await create());
  return { cert: pem, key: pem };

  async function create() {
    // A large library that is needed once for each DATA_DIR.
    const { generate } = await import('selfsigned');
    const tenYears = new Date(Date.now() + 10 * 365 * 24 * 3_600_000);
    const pair = await generate([{ name: 'commonName', value: hostname }], {
      keyType: 'ec',
      notAfterDate: tenYears,
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: hostname }] }],
    } as never);
    const text = `${pair.private}\n${pair.cert}`;
    await mkdir(dataDir, { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, path);
    return text;
  }
}
