import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sendToMany } from './support/load.ts';
import { deliver } from './support/mail.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { megabytes, type Row, times } from './support/table.ts';

const MB = 2 ** 20;
const LARGE = 4 * MB;
const LARGE_RECIPIENTS = 50;
const GROWTH_LIMIT = 6;
const RECIPIENTS = 20;
const GROUPS = 40;
const MAILS = 1_000;
const SESSIONS = 40;

/** Mail to several recipients: the disk space of one large mail, and the rate of small ones. */
export async function benchRecipients(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    return [await measureGrowth(mayfly), await measureRate(mayfly)];
  } finally {
    await mayfly.stop();
  }
}

/** How much the data folder grows by one large mail. */
async function measureGrowth(mayfly: Mayfly): Promise<Row> {
  const { rows } = await mayfly.seedInboxes({ name: 'large', count: LARGE_RECIPIENTS });
  await deliver(mayfly.smtpPort, rows[0]!.address, 'Subject: first\r\n\r\nHello.');
  await mayfly.pool.query('CHECKPOINT');
  const raw = largeMail(LARGE);
  const before = await folderBytes(mayfly.dataDir);
  await deliver(
    mayfly.smtpPort,
    rows.map(({ address }) => address),
    raw,
  );
  const growth = (await folderBytes(mayfly.dataDir)) - before;
  const ratio = growth / raw.length;
  return {
    what: `data folder, a mail of ${megabytes(raw.length)} to ${LARGE_RECIPIENTS} recipients`,
    measured: `${megabytes(growth)} more`,
    against: `the mail ${megabytes(raw.length)}`,
    ratio: times(ratio),
    budget: `<= ${GROWTH_LIMIT} x`,
    met: ratio <= GROWTH_LIMIT,
  };
}

/** Small mails to many recipients, compared with the same mails to one recipient each. */
async function measureRate(mayfly: Mayfly): Promise<Row> {
  const load = { port: mayfly.smtpPort, messages: MAILS, sessions: SESSIONS, bytes: 4096 };
  const groupsOf = async (name: string, size: number) => {
    const { rows } = await mayfly.seedInboxes({ name, count: GROUPS * size });
    return Array.from({ length: GROUPS }, (_, n) =>
      rows.slice(n * size, (n + 1) * size).map(({ address }) => address),
    );
  };
  const [ones, many] = [await groupsOf('one', 1), await groupsOf('many', RECIPIENTS)];
  await sendToMany({ ...load, groups: ones });
  await sendToMany({ ...load, groups: many, messages: MAILS / 4 });
  const single = await sendToMany({ ...load, groups: ones });
  const multiple = await sendToMany({ ...load, groups: many });
  return {
    what: `ingest, 4 KB to ${RECIPIENTS} recipients, ${SESSIONS} sessions`,
    measured: `${multiple.toFixed(0)} msg/s, ${(multiple * RECIPIENTS).toFixed(0)} copies/s`,
    against: `to one recipient ${single.toFixed(0)} msg/s`,
    ratio: times((multiple * RECIPIENTS) / single),
    budget: '',
    met: null,
  };
}

/** Random bytes, so that compression does not hide the size. */
function largeMail(bytes: number): Buffer {
  const head =
    'Subject: large\r\nMIME-Version: 1.0\r\nContent-Type: application/octet-stream\r\n' +
    'Content-Disposition: attachment; filename=large.bin\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const lines: string[] = [];
  for (let length = head.length; length < bytes; length += 78)
    lines.push(`${randomBytes(57).toString('base64')}\r\n`);
  return Buffer.from(head + lines.join(''));
}

/** The size of a folder on disk. The reserve file is left out, because it may be created during the measurement. */
async function folderBytes(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('ballast')) continue;
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    sum += (file?.blocks ?? 0) * 512;
  }
  return sum;
}
