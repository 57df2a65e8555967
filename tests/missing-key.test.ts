import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { UNOPENED, UNOPENED_SUBJECT } from '#server/domain/stored-mail/unopened.ts';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { collectLog } from './support/log-lines.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

/** An address with one mail from before a change of the key, and one from after it. */
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let env: Record<string, string>;
let guest: Guest;
let address: string;
let id: string;
beforeAll(async () => {
  folder = await newFolder();
  dataDir = join(folder, 'data');
  database = await createTestDatabase({ migrated: true });
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const app = await startApp({ databaseUrl: database.url, dataDir });
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'old' }) });
  ({ id } = (await guest.messages(address))[0]!);
  await runCommand(env, 'key', 'rotate');
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'new' }) });
  await app.close();
});
afterAll(() => database.drop());

/** Until the end of the test, the older key is not where it belongs. */
async function hideKey() {
  const [key, away] = [join(dataDir, 'mail.key.1'), join(folder, 'away.key')];
  const back = () => rename(away, key);
  await rename(key, away);
  onTestFinished(() => back().catch(() => {}));
  return back;
}

test('a message whose key is missing says so, and costs no other message anything', async () => {
  const bringBack = await hideKey();
  const { log, lines } = collectLog();
  const app = await startApp({ databaseUrl: database.url, dataDir, log });
  onTestFinished(app.close);
  const said = (words: RegExp) => lines.filter(({ msg }) => words.test(msg));
  expect(
    said(/^mail from before .* cannot be opened, because mail\.key\.1 is missing: put it into/),
  ).toHaveLength(1);

  const here = guestWith(app.http, guest);
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'newest' }) });
  const subjects = [UNOPENED_SUBJECT, 'new', 'newest'];
  expect((await here.messages(address)).map(({ subject }) => subject).toSorted()).toEqual(subjects);
  expect(await here.detail(address, id)).toMatchObject({
    from: 'Unknown sender',
    subject: UNOPENED_SUBJECT,
    text: UNOPENED,
    attachments: [],
  });
  const raw = await here.ask('GET', `${here.messagesPath(address)}/${id}/raw`);
  expect(raw).toMatchObject({ status: 404, json: { error: UNOPENED } });

  const metrics = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  expect(Number(/^mayfly_unopened_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(2);
  expect(said(/something stored could not be opened/)).toHaveLength(1);

  const traced = await runCommand(env, 'trace', address);
  expect(traced.code).toBe(0);
  expect(traced.stdout.match(/cannot be opened: its key is missing$/gm)).toHaveLength(1);
  expect((await runCommand(env, 'doctor')).output).toContain('because mail.key.1 is missing');

  await app.close();
  await bringBack();
  const again = await startApp({ databaseUrl: database.url, dataDir, roles: ['web'] });
  onTestFinished(again.close);
  const found = await guestWith(again.http, guest).messages(address);
  expect(found.map(({ subject }) => subject).toSorted()).toEqual(['new', 'newest', 'old']);
});

test('a restore without the older key says which one is missing, and so does doctor afterwards', async () => {
  const saved = join(folder, 'saved');
  await runCommand(env, 'backup', saved);
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const bringBack = await hideKey();
  const there = { ...env, DATABASE_URL: target.url };
  const restored = await runCommand(there, 'restore', saved);
  expect(restored.code).toBe(0);
  expect(restored.stdout).toContain('cannot be opened, because mail.key.1 is missing: put it into ');
  expect((await runCommand(there, 'doctor')).output).toContain('because mail.key.1 is missing');

  await bringBack();
  expect((await runCommand(there, 'restore', saved, '--replace', '--yes')).stdout).not.toContain('missing');
  expect((await runCommand(there, 'doctor')).output).not.toContain('change of the mail key is not finished');
});
