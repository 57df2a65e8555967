import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CATCH_ALL_ADDRESS, CATCH_ALL_MS } from '#contract/catch-all.ts';
import { call } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const token = 'for-our-tests_42';
const MESSAGES = `/api/emails/${CATCH_ALL_ADDRESS}/messages`;

test('it outlives a new mail key and restores, also of a backup from before it', async () => {
  const [database, folder] = await Promise.all([createTestDatabase({ migrated: true }), newFolder()]);
  onTestFinished(() => database.drop());
  const start = (catchAll: string | null) =>
    startApp({ databaseUrl: database.url, dataDir: folder, catchAll });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const mayfly = async (...args: string[]) => {
    const done = await runCommand(env, ...args);
    expect(done).toMatchObject({ code: 0 });
    return done.stdout;
  };
  const [before, full] = [join(folder, 'before.backup'), join(folder, 'full.backup')];
  const without = await start(null);
  await mayfly('backup', before);
  await without.close();

  let app = await start(token);
  onTestFinished(() => app.close());
  const restore = async (from: string) => {
    await app.close();
    await mayfly('restore', from, '--replace', '--yes');
    app = await start(token);
  };
  const deliver = async (subject: string) =>
    (await sendMail(app.smtpPort, { to: 'a@b.example', raw: plainMail({ subject }) })).end?.code;
  const list = async (): Promise<Array<{ id: string; subject: string }>> =>
    (await call(app.http, 'GET', `${MESSAGES}?view=summary`, { token })).json.messages;
  const subjects = async () => (await list()).map(({ subject }) => subject);

  await deliver('old');
  const rotated = await mayfly('key', 'rotate');
  const [until] = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/.exec(rotated)!;
  expect(Date.parse(until)).toBeLessThan(Date.now() + 2 * CATCH_ALL_MS);
  await deliver('with the new key');
  expect(await subjects()).toEqual(['with the new key', 'old']);

  await mayfly('backup', full);
  await deliver('after');
  const [, , old] = await list();
  await call(app.http, 'DELETE', `${MESSAGES}/${old!.id}`, { token });
  await restore(full);
  expect(await subjects()).toEqual(['with the new key', 'old']);

  await restore(before);
  await expect.poll(() => deliver('again')).toBe(250);
  expect(await subjects()).toEqual(['again']);
  expect(await run(database.url, 'SELECT 1 FROM used_addresses')).toHaveLength(0);
});
