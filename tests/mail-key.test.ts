import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectLog } from './support/log-lines.ts';
import { newFolder } from './support/new-folder.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

test('a key is created only for a new database, the operator is told, and a start with another key fails', async () => {
  const database = await createTestDatabase({ migrated: true });
  const [first, second] = [await newFolder(), await newFolder()];
  onTestFinished(() => database.drop());
  const { log, lines } = collectLog();
  const start = (dataDir: string, more = {}) =>
    startApp({ dataDir, databaseUrl: database.url, roles: ['smtp'], log, ...more });
  const told = () => lines.map(({ msg }) => msg).filter((msg) => msg.includes('a key was created'));

  // Two processes start together in one folder: one creates the key and the other finds it.
  for (const app of await Promise.all([start(first), start(first)])) await app.close();
  expect(told()).toEqual([
    `MAIL_KEY is not set, so a key was created in ${join(first, 'mail.key')}: every other process on this database needs the same key`,
  ]);
  await (await start(first)).close();
  expect(told()).toHaveLength(1);

  await expect(start(second)).rejects.toThrow(
    `the key of this database is missing: put it into ${join(second, 'mail.key')}, or set MAIL_KEY`,
  );
  expect(await readdir(second)).not.toContain('mail.key');
  const other = `${randomBytes(32).toString('base64')}\n`;
  await writeFile(join(second, 'mail.key'), other, { mode: 0o600 });
  await expect(start(second)).rejects.toThrow(
    `the key in ${join(second, 'mail.key')} is not the key of this database: put the right one there`,
  );
  expect(await readFile(join(second, 'mail.key'), 'utf8')).toBe(other);
  // A start prints this message and nothing else.
  await expect(start(first, { mailKey: randomBytes(32) })).rejects.toThrow(
    /^MAIL_KEY is not the key of this database$/,
  );
  await (await start(first)).close();
  // Where nothing was refused, nothing is said about it.
  expect(lines.map(({ msg }) => msg)).not.toContain('mail was refused');
});
