import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseRunAs } from '#server/postgres/run-as.ts';
import { createSignedIn, newEmail, withOperator } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { freePort } from './support/free-port.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';
import { needed } from './support/tools.ts';

/** Where Debian's packages are, or a folder with the same names in it. */
const parent = process.env.POSTGRES_VERSIONS ?? '/usr/lib/postgresql';

describe.each(['15', '16', '17'])('on PostgreSQL %s', (version) => {
  const bin = join(parent, version, 'bin');
  describe.skipIf(!needed(existsSync(join(bin, 'initdb')), `PostgreSQL ${version}`))(
    'with a database of the operator',
    () => {
      const clock = createClock();
      const mailKey = randomBytes(32);
      let app: RunningApp;
      let server: Awaited<ReturnType<typeof startServer>>;
      beforeAll(async () => {
        server = await startServer(bin);
        app = await startApp({ databaseUrl: server.url, mailKey, now: clock.now });
      });
      afterAll(async () => {
        await app?.close();
        await server?.stop();
      });

      async function withMail(...subjects: string[]) {
        const guest = await createGuest(app.http);
        const inbox = await guest.generate();
        for (const subject of subjects)
          await sendMail(app.smtpPort, {
            to: inbox.address,
            raw: plainMail({ subject, text: 'The code is 482913' }),
          });
        return { guest, ...inbox };
      }

      test('the server has this version', async () => {
        const [{ server_version: found }] = await run(server.url, 'show server_version');
        expect(found).toMatch(new RegExp(`^${version}\\.`));
      });

      test('mail is told, searched, read byte for byte, marked and deleted, and a deleted address takes none', async () => {
        const [one, other] = [await withMail('A heron'), await withMail()];
        const { guest, address, id } = one;
        const stream = await openEvents(app.http, { token: other.guest.token });
        const waiting = other.guest.ask('GET', `/emails/${other.address}/wait?timeout=60`);
        const raw = mailWith({ size: 600_000 });
        await sendMail(app.smtpPort, { to: [address, other.address], raw });
        expect((await stream.take(1))[0]!.data.message.subject).toBe('a file');
        expect((await waiting).json.message.subject).toBe('a file');
        await stream.close();
        await expect.poll(async () => (await guest.messages(address))[1]?.code?.value).toBe('482913');
        const [file, heron] = await guest.messages(address);
        expect(raw.equals(await guest.raw(address, file!.id))).toBe(true);
        const { json } = await guest.ask('GET', `${guest.messagesPath(address)}?q=heron`);
        expect(json.messages.map((found: { id: string }) => found.id)).toEqual([heron!.id]);

        const path = (message: { id: string }) => `${guest.messagesPath(address)}/${message.id}`;
        expect((await guest.ask('PATCH', path(heron!), { body: { seen: true } })).status).toBe(200);
        expect((await guest.ask('DELETE', path(file!))).status).toBe(200);
        expect(await guest.messages(address)).toMatchObject([{ subject: 'A heron', seen: true }]);
        expect(await other.guest.messages(other.address)).toHaveLength(1);
        expect((await guest.ask('DELETE', `/emails/${id}`)).status).toBe(200);
        expect((await sendMail(app.smtpPort, { to: address, raw })).recipients[0]!.code).toBe(550);
      });

      test('a subscriber has addresses, keys and webhooks', async () => {
        const { token } = await createSignedIn(app, newEmail('versions'));
        const ask = (method: string, path: string, body?: object) =>
          call(app.http, method, path, { token, body });
        const made = await ask('POST', '/api/generate-email', {});
        const key = await ask('POST', '/api/keys', { name: 'CI' });
        const hook = await ask('POST', '/api/webhooks', { url: 'https://hooks.example/in' });
        expect([made.status, key.status, hook.status]).toEqual([200, 200, 200]);
        const listed = await call(app.http, 'GET', '/api/emails', { token: key.json.key.secret });
        expect(listed.json.emails).toHaveLength(1);
      });

      test('the operator sees figures and blocks a network', async () => {
        await withOperator(app, ({ blocks }) =>
          blocks.add({ target: '192.0.2.0/24', reason: 'test', days: 1 }),
        );
        expect(await withOperator(app, ({ blocks }) => blocks.list())).toHaveLength(1);
        expect(await fetch(`${app.http}/metrics`).then((answer) => answer.text())).toContain('mayfly_');
        expect((await fetch(`${app.http}/readyz`)).status).toBe(200);
      });

      test('what has expired is gone, with its partitions', async () => {
        const { guest, address } = await withMail('Short');
        const partitions = async () =>
          (
            await run(
              server.url,
              "SELECT relname FROM pg_class WHERE relname ~ '^messages_p[0-9]+$' ORDER BY relname",
            )
          ).map(({ relname }) => relname);
        const [first] = await partitions();
        clock.advance(2 * 3_600_000);
        expect((await guest.ask('GET', guest.messagesPath(address))).status).toBe(404);
        await app.close();
        app = await startApp({ databaseUrl: server.url, mailKey, now: clock.now });
        await expect.poll(partitions).not.toContain(first);
      });
    },
  );
});

/** A server as an operator would set it up, and its empty database. */
async function startServer(bin: string) {
  // Not in the folder of the run, which the server's user may not enter.
  const data = await mkdtemp('/tmp/mayfly-postgres-');
  const runAs = await chooseRunAs(data);
  if (runAs) await chown(data, runAs.uid, runAs.gid);
  const options = { cwd: data, ...runAs };
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'mayfly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: data,
    fsync: 'off',
    max_locks_per_transaction: 256,
  };
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://mayfly@127.0.0.1:${port}`;
  const create = () => run(`${url}/postgres`, 'create database mayfly').catch(() => null);
  while (!(await create())) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start');
    await sleep(50);
  }
  return {
    url: `${url}/mayfly`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
