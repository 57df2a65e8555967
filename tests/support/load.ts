import { setTimeout as sleep } from 'node:timers/promises';
import { createGuest, type Guest } from './api-client.ts';
import { plainMail } from './mails.ts';
import { connectSmtp } from './smtp-client.ts';
import { openEvents } from './sse-client.ts';

/** An open page: when its stream breaks, it reconnects with its last position, as browsers do. */
export function openPage(http: string, { token }: Guest) {
  const seen: string[] = [];
  let open = true;
  let last = '';
  let stream: Awaited<ReturnType<typeof openEvents>> | null = null;
  // A delivery that failed, and was tried again, is an event too.
  const current = () =>
    (stream?.events ?? []).flatMap(({ name, data }) =>
      name === 'message' ? [data.message.subject as string] : [],
    );
  const reading = (async () => {
    while (open) {
      stream = await openEvents(http, { token, ...(last ? { lastEventId: last } : {}) }).catch(() => null);
      await stream?.until(() => stream!.ended || !open, 60_000);
      seen.push(...current());
      last = stream?.lastEventId || last;
      stream = null;
      if (open) await sleep(50);
    }
  })();
  return {
    count: () => seen.length + current().length,
    sees(subjects: string[]) {
      const all = new Set([...seen, ...current()]);
      return subjects.every((subject) => all.has(subject));
    },
    async close() {
      open = false;
      await stream?.close();
      await reading;
      return seen;
    },
  };
}

/** A guest with one address and an open page. `acknowledged` are the subjects that were answered with 250. */
export async function openReader(http: string) {
  const guest = await createGuest(http);
  const { address } = await guest.generate();
  return { guest, address, page: openPage(http, guest), acknowledged: [] as string[] };
}

export type Reader = Awaited<ReturnType<typeof openReader>>;

/** Sends one mail to each reader in turn, as long as `next` returns a number, and tries again whatever happens. */
export async function keepSending({
  port,
  readers,
  next,
  pauseMs = 0,
  onAcknowledged,
}: {
  port: number;
  readers: Reader[];
  next: () => number | null;
  /** Between two mails. */
  pauseMs?: number;
  onAcknowledged: () => void;
}) {
  let client: Awaited<ReturnType<typeof connectSmtp>> | null = null;
  for (let nth = next(); nth !== null; nth = next()) {
    const { address, acknowledged } = readers[nth % readers.length]!;
    for (let tries = 0; ; tries++) {
      // A sender without a reply tries again, which may store the mail twice, so each attempt has its own subject.
      const subject = `mail ${nth} try ${tries}`;
      if (!client || client.closed) client = await connectSmtp(port).catch(() => null);
      const went =
        client &&
        (await client.command('MAIL FROM:<a@example.org>')).code === 250 &&
        (await client.command(`RCPT TO:<${address}>`)).code === 250 &&
        (await client.data(plainMail({ subject }))).code === 250;
      if (went) {
        acknowledged.push(subject);
        onAcknowledged();
        await sleep(pauseMs);
        break;
      }
      client?.destroy();
      client = null;
      await sleep(50);
    }
  }
  client?.destroy();
}

/** The subjects in the reader's inbox, oldest name first. */
export const listedFor = async ({ guest, address }: Reader) =>
  (await guest.messages(address)).map(({ subject }) => subject).toSorted();
