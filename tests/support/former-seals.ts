import { sealedMail, sealedRecords } from '#server/domain/keys/reseal.ts';
import { sealHashKey } from '#server/vault/hash-key.ts';
import { createKeyedHash } from '#server/vault/keyed-hash.ts';
import { formerHashKey } from '#server/vault/ring.ts';
import { run } from './test-database.ts';

const hex = (bytes: Buffer) => `decode('${bytes.toString('hex')}', 'hex')`;

/** An installation that is started now makes the same hashes with this mail key as the version before did. */
export const beginWithFormerHashes = (url: string, mailKey: Buffer) =>
  run(url, `INSERT INTO settings VALUES ('hash-key', ${hex(sealHashKey(mailKey, formerHashKey(mailKey)))})`);

/**
 * Makes the database what the version before left: nothing that is sealed has an id, and a check shows the mail key. No body
 * may have several recipients.
 */
export async function removeIds(url: string, { check }: { check: Buffer }): Promise<void> {
  const places = [
    ...sealedRecords.map(({ table, labels }) => ({ table, columns: Object.keys(labels) })),
    ...sealedMail,
    { table: 'message_chunks', columns: ['sealed'] },
  ];
  for (const { table, columns } of places)
    await run(url, `UPDATE ${table} SET ${columns.map((name) => `${name} = substr(${name}, 9)`).join()}`);
  await run(
    url,
    `DELETE FROM settings WHERE key = 'hash-key';
     INSERT INTO settings VALUES ('former-key-check', ${hex(formerHash(check, 'check\0mail key'))})`,
  );
}

export const formerHash = (mailKey: Buffer, text: string): Buffer =>
  createKeyedHash(formerHashKey(mailKey))(text);
