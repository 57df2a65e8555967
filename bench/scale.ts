import pg from 'pg';
import { CHANNEL } from '#server/store/channel.ts';
import { createGuest } from '#tests/support/api-client.ts';
import { cpuSeconds, treeSeconds } from './support/cpu.ts';
import { send, sendToMany } from './support/load.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { follow } from './support/paced.ts';
import type { Row } from './support/table.ts';

const PAGES = 100;
/** A free inbox holds 50. */
const MAILS_PER_PAGE = 40;
const WARM = 6_000;
const BYTES = 4096;
const SESSIONS = 40;

/** The roles of 1, 2 and 3 processes. The last one has the pages. */
const SETUPS = [['web,smtp,jobs'], ['smtp', 'web,jobs'], ['smtp', 'smtp', 'web,jobs']];

/** What a mail costs each part when the work is spread over processes by role, with open pages that see every mail. */
export async function benchScale(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const setup of SETUPS) rows.push(...(await measure(setup)));
  return rows;
}

async function measure(setup: string[]): Promise<Row[]> {
  const env = (roles: string) => ({ ROLES: roles, SMTP_THREADS: '1' });
  const mayfly = await startMayfly({ env: env(setup[0]!) });
  const processes = [{ roles: setup[0]!, ...mayfly }];
  for (const roles of setup.slice(1))
    processes.push({ roles, ...mayfly, ...(await mayfly.addProcess(env(roles))) });
  const receivers = processes.filter(({ roles }) => roles.includes('smtp'));
  const web = processes.at(-1)!;
  const listener = new pg.Client({ connectionString: mayfly.databaseUrl });
  try {
    let seen = 0;
    const pages = await Promise.all(
      Array.from({ length: PAGES }, async () => {
        const guest = await createGuest(web.http);
        const { address } = await guest.generate();
        return { address, stream: await follow(web.http, guest.token, () => seen++) };
      }),
    );
    await warmUp(mayfly, receivers);

    let notifications = 0;
    await listener.connect();
    await listener.query(`LISTEN ${CHANNEL}`);
    listener.on('notification', () => notifications++);
    const read = async () => ({
      parts: processes.map(({ pid }) => cpuSeconds(pid)),
      database: treeSeconds(mayfly.postmasterPid),
      wal: Number(
        (await mayfly.pool.query("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS at")).rows[0].at,
      ),
    });
    const messages = PAGES * MAILS_PER_PAGE;
    const before = await read();
    const rates = await Promise.all(
      receivers.map(({ smtpPort: port }) =>
        sendToMany({
          port,
          messages: messages / receivers.length,
          sessions: SESSIONS / receivers.length,
          bytes: BYTES,
          groups: pages.map(({ address }) => [address]),
        }),
      ),
    );
    while (seen < messages) await new Promise((resolve) => setTimeout(resolve, 20));
    const after = await read();
    const { rows } = await mayfly.pool.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name LIKE 'mayfly%'",
    );
    for (const { stream } of pages) stream.destroy();

    const us = (seconds: number) => `${((seconds / messages) * 1e6).toFixed(0)} us`;
    const parts = processes.map(({ roles }, nth) => `${roles} ${us(after.parts[nth]! - before.parts[nth]!)}`);
    return [
      {
        what: `scale, ${setup.length} ${setup.length === 1 ? 'process' : 'processes'}, ${PAGES} pages: CPU per mail`,
        measured: parts.join(', '),
        against: `PostgreSQL ${us(after.database - before.database)}`,
        ratio: '',
        budget: '',
        met: null,
      },
      {
        what: 'WAL per mail of 4 KB, connections, notifications per mail',
        measured: `${((after.wal - before.wal) / messages / 1024).toFixed(1)} KB, ${rows[0].n}, ${(notifications / messages).toFixed(2)}`,
        against: `${rates.reduce((sum, rate) => sum + rate, 0).toFixed(0)} msg/s`,
        ratio: '',
        budget: '',
        met: null,
      },
    ];
  } finally {
    await listener.end();
    await mayfly.stop();
  }
}

/** Until the code is compiled. */
async function warmUp(mayfly: Mayfly, receivers: Array<{ smtpPort: number }>) {
  await mayfly.seedInboxes({ name: 'warm', count: WARM });
  await Promise.all(
    receivers.map(({ smtpPort: port }) =>
      send({ port, messages: WARM, sessions: SESSIONS / receivers.length, bytes: BYTES, name: 'warm' }),
    ),
  );
}
