import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { clusterFolder } from '#server/postgres/connection.ts';
import { chooseRunAs } from '#server/postgres/run-as.ts';
import { signIn } from './support/accounts.ts';
import { call, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { writeOldBackup } from './support/old-backup.ts';
import { runCommand } from './support/run-command.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

/** What version 0.2.0 has stored. README.md beside the data says how it was made. */
const data = (name: string) => readFile(new URL(`upgrade-data/${name}`, import.meta.url));
const { folder: inFolder, dump: inDump } = JSON.parse(String(await data('0.2.0.json')));

type Stored = {
  guest: { token: string; guestId: string; address: string; raw: string[] };
  account: { email: string; password: string; address: string; key: string };
};

async function checkEverything(http: string, smtpPort: number, { guest: known, account }: Stored) {
  const guest = guestWith(http, known);
  const { address } = known;
  const list = await guest.messages(address);
  expect(list.map(({ subject, code }) => [subject, code?.value])).toEqual([
    ['A file', undefined],
    ['Your code', '482913'],
  ]);
  for (const [nth, raw] of known.raw.entries())
    expect(String(await guest.raw(address, list[nth]!.id))).toBe(raw);
  const detail = await guest.detail(address, list[0]!.id);
  const file = await guest.attachment(address, detail.id, detail.attachments[0]!.id);
  expect([detail.attachments[0]!.filename, String(file.bytes).trim()]).toEqual(['terms.txt', 'The terms']);

  const { token } = await signIn(http, account.email, account.password);
  for (const owner of [token, account.key]) {
    const { json } = await call(http, 'GET', '/api/emails', { token: owner });
    expect(json.emails.map((one: { address: string }) => one.address)).toEqual([account.address]);
  }
  for (const to of [address, account.address])
    expect((await sendMail(smtpPort, { to, raw: plainMail({ subject: 'after' }) })).end?.code).toBe(250);
  await expect
    .poll(async () => (await guest.messages(address)).map(({ subject }) => subject))
    .toEqual(['after', 'A file', 'Your code']);
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a data folder of 0.2.0 is served with its mail, accounts, keys and addresses', async () => {
  const folder = await emptyFolder();
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await writeFile(join(folder, 'data.tar'), zstdDecompressSync(await data('0.2.0-data.tar.zst')));
  const execute = promisify(execFile);
  await execute('tar', ['-xf', join(folder, 'data.tar'), '--no-same-owner', '-C', dataDir]);
  const runAs = await chooseRunAs(clusterFolder(dataDir));
  if (runAs) await execute('chown', ['-R', `${runAs.uid}:${runAs.gid}`, clusterFolder(dataDir)]);
  const { http, smtpPort, stop } = await runProcess({ DATA_DIR: dataDir, PREMIUM_LIFETIME: '1h' });
  onTestFinished(() => stop());
  await checkEverything(http, smtpPort, inFolder);
});

test('a dump of 0.2.0 from PostgreSQL 15 is served with its mail, accounts, keys and addresses', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await run(database.url, String(gunzipSync(await data('0.2.0.sql.gz'))));
  const app = await startApp({
    databaseUrl: database.url,
    mailKey: Buffer.from(inDump.mailKey, 'base64'),
  });
  onTestFinished(app.close);
  await checkEverything(app.http, app.smtpPort, inDump);
});

test('a backup of 0.2.0 is restored with its mail, accounts, keys and addresses', async () => {
  const [old, target] = [await createTestDatabase(), await createTestDatabase()];
  onTestFinished(old.drop);
  onTestFinished(target.drop);
  await run(old.url, String(gunzipSync(await data('0.2.0.sql.gz'))));
  const path = join(await emptyFolder(), 'backup');
  const mailKey = Buffer.from(inDump.mailKey, 'base64');
  await writeOldBackup({ url: old.url, path, mailKey });
  const env = { DATABASE_URL: target.url, MAIL_KEY: inDump.mailKey, LOG_LEVEL: 'silent' };
  expect(await runCommand(env, 'restore', path)).toMatchObject({ code: 0 });
  const app = await startApp({ databaseUrl: target.url, mailKey });
  onTestFinished(app.close);
  await checkEverything(app.http, app.smtpPort, inDump);
});

test('a database that a newer version has used is refused with a sentence that says so', async () => {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  await run(database.url, "INSERT INTO kysely_migration VALUES ('999-later', now()::text)");
  const dataDir = await emptyFolder();
  const started = runProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url, PREMIUM_LIFETIME: '1h' });
  await expect(started).rejects.toThrow(/Mayfly did not start: .*newer/);
});
