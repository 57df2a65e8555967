import { Readable } from 'node:stream';
import { guestWithInbox } from './support/guest.ts';
import { heavyTexts, hostileMails } from './support/hostile.ts';
import { deliver } from './support/mail.ts';
import { startMayfly } from './support/mayfly.ts';
import { longestBlock } from './support/metrics.ts';
import { growthWhile } from './support/rss.ts';
import { blockRow, megabytes, type Row } from './support/table.ts';

const MB = 2 ** 20;
const GROWTH = 64 * MB;

/** The event loop and the memory of the server while large and hostile mails are received and read. */
export async function benchLargeMail(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const rows: Row[] = [];
  try {
    const { rows: inboxes } = await mayfly.seedInboxes({ name: 'large', count: 3 });
    const to = inboxes[0]!.address;
    await deliver(mayfly.smtpPort, to, largeMail(10 * MB));
    await longestBlock(mayfly.http);

    const four = await growthWhile(mayfly.pid, () =>
      Promise.all(Array.from({ length: 4 }, () => deliver(mayfly.smtpPort, to, largeMail(50 * MB - 1024)))),
    );
    rows.push(...describe('four mails of 50 MB at once', await longestBlock(mayfly.http), four.growth));

    for (const [name, raw] of hostileMails()) {
      const { growth } = await growthWhile(mayfly.pid, () =>
        deliver(mayfly.smtpPort, to, raw).catch(() => {}),
      );
      rows.push(...describe(`hostile: ${name}`, await longestBlock(mayfly.http), growth));
    }
    const guest = await guestWithInbox(mayfly.http);
    for (const [name, raw] of heavyTexts()) {
      for (let nth = 0; nth < 10; nth++) await deliver(mayfly.smtpPort, guest.address, raw);
      const path = `/api/guest/emails/${encodeURIComponent(guest.address)}/messages`;
      const read = async (rest = '') => {
        const headers = { authorization: `Bearer ${guest.token}` };
        const answer = await fetch(mayfly.http + path + rest, { headers });
        return answer.json() as Promise<{ messages: Array<{ id: string }> }>;
      };
      await longestBlock(mayfly.http);
      const { messages } = await read();
      for (const { id } of messages.slice(0, 3)) await read(`/${id}`);
      rows.push(blockRow(`reading: ${name}`, await longestBlock(mayfly.http)));
    }
    return rows;
  } finally {
    await mayfly.stop();
  }
}

function describe(what: string, block: number, growth: number): Row[] {
  return [
    blockRow(what, block),
    {
      what: `memory, ${what}`,
      measured: megabytes(growth),
      against: `limit ${megabytes(GROWTH)}`,
      ratio: `${(growth / GROWTH).toFixed(2)} x`,
      budget: '<= 1 x',
      met: growth <= GROWTH,
    },
  ];
}

/** A mail with one attachment of this size, generated as a stream. */
function largeMail(bytes: number): Readable {
  const line = `${Buffer.alloc(57, 'mayfly!').toString('base64')}\r\n`;
  const block = line.repeat(1_000);
  return Readable.from(
    (function* () {
      yield 'Subject: large\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
      yield '--b\r\nContent-Type: text/plain\r\n\r\nLarge.\r\n';
      yield '--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=large.bin\r\nContent-Transfer-Encoding: base64\r\n\r\n';
      let lines = Math.floor(bytes / 57);
      for (; lines >= 1_000; lines -= 1_000) yield block;
      yield line.repeat(lines);
      yield '--b--\r\n';
    })(),
    { objectMode: false },
  );
}
