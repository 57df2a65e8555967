import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { freePort } from './support/free-port.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { createTestDatabase } from './support/test-database.ts';
import { neededTool } from './support/tools.ts';

const pgbouncer = neededTool('pgbouncer');

/** A real pgbouncer in transaction mode, with two connections. */
async function startPgbouncer(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-bouncer-'));
  const url = new URL(databaseUrl);
  const port = await freePort();
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${url.hostname} port=${url.port} user=${decodeURIComponent(url.username)} password=${decodeURIComponent(url.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncer!, [...asUser, '-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1');
    const up = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (up) break;
    await sleep(50);
  }
  return {
    url: `postgres://mayfly@127.0.0.1:${port}${url.pathname}`,
    async stop() {
      child.kill('SIGINT');
      await Promise.race([ended, sleep(2_000)]);
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test.skipIf(!pgbouncer)(
  'everything works through a pooler in transaction mode (needs pgbouncer)',
  async () => {
    const database = await createTestDatabase();
    // The user of the pooler cannot read the folder with the cluster's socket.
    const proxy = await startProxy(database.url);
    const pooler = await startPgbouncer(proxy.url);
    const app = await startApp({ databaseUrl: pooler.url, databaseListenUrl: database.url });
    try {
      const guest = await createGuest(app.http);
      const { address } = await guest.generate();
      const stream = await openEvents(app.http, { token: guest.token });
      const large = plainMail({ subject: 'large', text: 'x'.repeat(70).concat('\r\n').repeat(10_000) });
      const replies = await Promise.all([
        ...Array.from({ length: 20 }, (_, nth) =>
          sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: `mail ${nth}` }) }),
        ),
        sendMail(app.smtpPort, { to: address, raw: large }),
      ]);
      expect(replies.map(({ end }) => end?.code)).toEqual(Array(21).fill(250));
      await stream.take(21);
      expect(new Set((await guest.messages(address)).map(({ subject }) => subject)).size).toBe(21);
      const found = (await guest.messages(address)).find(({ subject }) => subject === 'large')!;
      expect((await guest.raw(address, found.id)).toString()).toBe(large);
      await stream.close();
    } finally {
      await app.close();
      await pooler.stop();
      await proxy.close();
      await database.drop();
    }
  },
);
