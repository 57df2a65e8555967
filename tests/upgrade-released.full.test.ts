import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { clusterFolder } from '#server/postgres/connection.ts';
import { chooseRunAs } from '#server/postgres/run-as.ts';
import { writeOldBackup } from './support/old-backup.ts';
import { checkReleased, inDump, inFolder, releasedData } from './support/released-data.ts';
import { runCommand } from './support/run-command.ts';
import { runProcess } from './support/run-process.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a data folder of 0.2.0 is served with its mail, accounts, keys and addresses', async () => {
  const folder = await emptyFolder();
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await writeFile(join(folder, 'data.tar'), zstdDecompressSync(await releasedData('0.2.0-data.tar.zst')));
  const execute = promisify(execFile);
  await execute('tar', ['-xf', join(folder, 'data.tar'), '--no-same-owner', '-C', dataDir]);
  const runAs = await chooseRunAs(clusterFolder(dataDir));
  if (runAs) await execute('chown', ['-R', `${runAs.uid}:${runAs.gid}`, clusterFolder(dataDir)]);
  const { http, smtpPort, stop } = await runProcess({ DATA_DIR: dataDir, PREMIUM_LIFETIME: '1h' });
  onTestFinished(() => stop());
  await checkReleased(http, smtpPort, inFolder);
});

test('a backup of 0.2.0 is restored with its mail, accounts, keys and addresses', async () => {
  const [old, target] = [await createTestDatabase(), await createTestDatabase()];
  onTestFinished(old.drop);
  onTestFinished(target.drop);
  await run(old.url, String(gunzipSync(await releasedData('0.2.0.sql.gz'))));
  const path = join(await emptyFolder(), 'backup');
  const mailKey = Buffer.from(inDump.mailKey, 'base64');
  await writeOldBackup({ url: old.url, path, mailKey });
  const env = { DATABASE_URL: target.url, MAIL_KEY: inDump.mailKey, LOG_LEVEL: 'silent' };
  expect(await runCommand(env, 'restore', path)).toMatchObject({ code: 0 });
  const app = await startApp({ databaseUrl: target.url, mailKey });
  onTestFinished(app.close);
  await checkReleased(app.http, app.smtpPort, inDump);
});

test('a database that a newer version has used is refused with a sentence that says so', async () => {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  await run(database.url, "INSERT INTO kysely_migration VALUES ('999-later', now()::text)");
  const dataDir = await emptyFolder();
  const started = runProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url, PREMIUM_LIFETIME: '1h' });
  await expect(started).rejects.toThrow(/Mayfly did not start: .*newer/);
});
