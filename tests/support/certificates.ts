import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export type Pair = { cert: string; key: string };

const DAY = 86_400_000;

/** A certificate for these names, self-signed or signed by `ca`. With negative days it has expired. */
export async function makePair(
  names: string[],
  { days = 90, ca, isCa = false }: { days?: number; ca?: Pair; isCa?: boolean } = {},
): Promise<Pair> {
  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: names[0]! }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - 100 * DAY),
    notAfterDate: new Date(now + days * DAY),
    ...(ca ? { ca } : {}),
    extensions: isCa
      ? [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
        ]
      : [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  } as never);
  return { cert: made.cert, key: made.private };
}

/** A certificate authority that tests trust instead of a public one. */
export const makeAuthority = () => makePair(['Test authority'], { isCa: true });

/** Writes a pair to a folder and returns the paths. */
export async function keepPair(folder: string, { cert, key }: Pair) {
  await mkdir(folder, { recursive: true });
  const paths = { cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  await writeFile(paths.cert, cert);
  await writeFile(paths.key, key, { mode: 0o600 });
  return paths;
}
