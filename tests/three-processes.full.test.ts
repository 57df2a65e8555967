import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer } from './support/balancer.ts';
import { keepSending, listedFor, openReader, type Reader } from './support/load.ts';
import { newFolder } from './support/new-folder.ts';
import { runProcess } from './support/run-process.ts';
import { createTestDatabase } from './support/test-database.ts';

type Process = Awaited<ReturnType<typeof runProcess>>;
const root = fileURLToPath(new URL('..', import.meta.url));
const MAILS = 1_000;
const PAGES = 25;
/** A free inbox holds 50 mails. */
const MOST_MAILS = 45 * PAGES;
const SENDERS = 8;
/** Slow enough that there is load until the last step. */
const PAUSE_MS = 100;
/** Mails between two steps of the upgrade. */
const SOME = 40;

/** What a migration may do: add columns, tables and indexes that the previous version does not know. */
const MIGRATION = `
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql\`ALTER TABLE messages ADD COLUMN later_note text\`.execute(db);
  await sql\`ALTER TABLE message_chunks ADD COLUMN later_note text\`.execute(db);
  await sql\`ALTER TABLE inboxes ADD COLUMN later_flag boolean NOT NULL DEFAULT false\`.execute(db);
  await sql\`ALTER TABLE guests ADD COLUMN later_count int NOT NULL DEFAULT 0\`.execute(db);
  await sql\`CREATE TABLE later (id int PRIMARY KEY)\`.execute(db);
}
`;

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: Process[] = [];
let web: Awaited<ReturnType<typeof startBalancer>>;
let mail: Awaited<ReturnType<typeof startBalancer>>;

/** The next release: this program with one more migration. */
async function makeNextRelease(): Promise<string> {
  const next = join(folder, 'next');
  for (const part of ['server', 'contract', 'package.json'])
    await cp(join(root, part), join(next, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(next, 'node_modules'));
  await writeFile(join(next, 'server/store/migrations/999-later.ts'), MIGRATION);
  const list = join(next, 'server/store/migrate.ts');
  const text = await readFile(list, 'utf8');
  const [last] = (await readdir(join(root, 'server/store/migrations'))).toSorted().toReversed();
  const entry = new RegExp(`^  '${last!.replace('.ts', '')}': .*\n`, 'm').exec(text)![0];
  await writeFile(
    list,
    `import * as later from './migrations/999-later.ts';\n${text.replace(entry, `${entry}  '999-later': later,\n`)}`,
  );
  return next;
}

const start = (program?: string) =>
  runProcess(
    {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      MAIL_KEY: Buffer.alloc(32, 9).toString('base64'),
      FREE_LIFETIME: '2h',
      PREMIUM_LIFETIME: '2h',
      GENERATE_LIMIT_PER_IP: '0',
      LOG_LEVEL: 'error',
    },
    program ? { folder: program } : {},
  );

beforeAll(async () => {
  folder = await newFolder();
  // All three begin with an empty database, so they migrate it at the same time.
  database = await createTestDatabase();
  // Each is recorded as soon as it is up, so that it is stopped even when another fails to start.
  await Promise.all([1, 2, 3].map(async () => processes.push(await start())));
  web = await startBalancer(() => processes.map(({ http }) => Number(new URL(http).port)));
  mail = await startBalancer(() => processes.map(({ smtpPort }) => smtpPort));
});
afterAll(async () => {
  web?.close();
  mail?.close();
  await Promise.all(processes.map((one) => one.stop()));
  await database.drop();
});

test('three processes lose none of 1,000 mails and show each once while one is killed and the others are replaced by a release that migrates', async () => {
  const next = await makeNextRelease();
  const http = `http://127.0.0.1:${web.port}`;
  const readers = await Promise.all(Array.from({ length: PAGES }, () => openReader(http)));
  let given = 0;
  let done = 0;
  let isUpgraded = false;
  const someMails = async () => {
    const enough = Math.min(done + SOME, MOST_MAILS);
    while (done < enough) await sleep(10);
  };

  async function disturb() {
    const [killed, second, third] = processes as [Process, Process, Process];
    await someMails();
    await killed.stop('SIGKILL');
    processes = [second, third];
    await someMails();
    const fourth = await start(next);
    // Old and new work side by side for a while.
    processes = [second, third, fourth];
    await someMails();
    processes = [third, fourth];
    await second.stop();
    // The old process still takes addresses, mail and pages after the migration.
    const guestOfOld = await openReader(third.http);
    await guestOfOld.page.close();
    const fifth = await start(next);
    processes = [fourth, fifth];
    await third.stop();
    await someMails();
    isUpgraded = true;
    expect([second, third].map((old) => old.output()).join('')).not.toMatch(/"level":(50|60)/);
  }
  await Promise.all([
    disturb(),
    ...Array.from({ length: SENDERS }, () =>
      keepSending({
        port: mail.port,
        readers,
        pauseMs: PAUSE_MS,
        next: () => (given < (isUpgraded ? MAILS : MOST_MAILS) ? given++ : null),
        onAcknowledged: () => done++,
      }),
    ),
  ]);
  expect(done).toBeGreaterThanOrEqual(MAILS);

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query('SELECT later_note FROM messages LIMIT 1')).rowCount).toBe(1);
  await client.end();
  for (const reader of readers) await showsEachOnce(reader);
});

async function showsEachOnce(reader: Reader) {
  const listed = await listedFor(reader);
  // Mail that was not acknowledged may be stored as well.
  expect(listed).toEqual([...new Set(listed)]);
  expect(listed).toEqual(expect.arrayContaining(reader.acknowledged));
  await expect.poll(() => reader.page.count()).toBe(listed.length);
  expect((await reader.page.close()).toSorted()).toEqual(listed);
}
