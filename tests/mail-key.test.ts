import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from './support/run-process.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

test('a wrong MAIL_KEY stops the start with one clear line that does not contain the key', async () => {
  const mailKey = randomBytes(32);
  const app = await startApp({ mailKey });
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-wrong-key-'));
  const wrong = randomBytes(32).toString('base64');
  try {
    const problem = await runProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: app.databaseUrl,
      MAIL_KEY: wrong,
      PREMIUM_LIFETIME: '1h',
      SMTP_THREADS: '1',
    }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const lines = problem.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(lines).toEqual([
      'the process did not start:',
      'Mayfly did not start: MAIL_KEY is not the key of this database',
    ]);
    expect(problem).not.toContain(wrong);
    await (await startApp({ databaseUrl: app.databaseUrl, mailKey })).close();
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a key is created only for a new database, the operator is told, and a wrong key file is named', async () => {
  const database = await createTestDatabase();
  const [first, second] = [
    await mkdtemp(join(tmpdir(), 'mayfly-first-')),
    await mkdtemp(join(tmpdir(), 'mayfly-second-')),
  ];
  const start = (dataDir: string) =>
    runProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url, PREMIUM_LIFETIME: '1h', SMTP_THREADS: '1' });
  const startHere = (dataDir: string) => startApp({ dataDir, databaseUrl: database.url });
  try {
    // Two processes start together in one folder: one creates the key and the other finds it.
    const pair = await Promise.all([start(first), start(first)]);
    const output = pair.map((process) => process.output()).join();
    const created = `a key was created in ${join(first, 'mail.key')}: every other process on this database needs the same key`;
    expect(output.split(created)).toHaveLength(2);
    await Promise.all(pair.map(({ stop }) => stop()));
    const again = await start(first);
    expect(again.output()).not.toContain('a key was created');
    await again.stop();

    await expect(startHere(second)).rejects.toThrow(
      `the key of this database is missing: put it into ${join(second, 'mail.key')}, or set MAIL_KEY`,
    );
    expect(await readdir(second)).not.toContain('mail.key');
    const other = `${randomBytes(32).toString('base64')}\n`;
    await writeFile(join(second, 'mail.key'), other, { mode: 0o600 });
    await expect(startHere(second)).rejects.toThrow(
      `the key in ${join(second, 'mail.key')} is not the key of this database: put the right one there`,
    );
    expect(await readFile(join(second, 'mail.key'), 'utf8')).toBe(other);
  } finally {
    await database.drop();
    await Promise.all([first, second].map((folder) => rm(folder, { recursive: true, force: true })));
  }
});
