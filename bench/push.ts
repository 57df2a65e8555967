import { startDns } from '#tests/support/dns-server.ts';
import { createPushBrowser, startPushService } from '#tests/support/push-service.ts';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { measurePeak, sendPaced } from './support/paced.ts';
import { watchProcessor } from './support/processor.ts';
import { percentile, type Row, times } from './support/table.ts';

const LIMIT_MS = 200;
const GUESTS = 100;
/** One mail in this many is for a browser; the others reach inboxes that nobody reads. The first mails are not counted. */
const loads = [
  { oneIn: 10, perInbox: 8, warmUp: 2 },
  { oneIn: 1, perInbox: 30, warmUp: 10 },
];
const OTHER_INBOXES = 500;

/** The rate with checks of senders, which one worker makes: about 110 a second. */
const CHECKED_RATE = 50;
const checkedLoads = [{ oneIn: 1, perInbox: 8, warmUp: 3 }];

/**
 * The time from the 250 of a mail to the request at the push service: at a quarter of the peak rate without checks of
 * senders, and with checks whose DNS answers at once.
 */
export async function benchPush(): Promise<Row[]> {
  const dns = await startDns({});
  try {
    return [
      ...(await measure('senders not checked', { SENDER_CHECKS: 'off' }, loads)),
      ...(await measure('senders checked', { DNS_SERVERS: dns.server }, checkedLoads, CHECKED_RATE)),
    ];
  } finally {
    await dns.close();
  }
}

async function measure(
  what: string,
  env: Record<string, string>,
  those: typeof loads,
  fixedRate?: number,
): Promise<Row[]> {
  const service = await startPushService();
  const mayfly = await startMayfly({ env: { ...env, FETCH_ALLOW: '127.0.0.0/8' } });
  try {
    const rate = fixedRate ?? (await measurePeak(mayfly)) / 4;
    await mayfly.seedInboxes({ name: 'other', count: OTHER_INBOXES });
    const readers: Reader[] = [];
    for (let n = 0; n < GUESTS; n++) readers.push(await subscribe(mayfly, service));
    const rows: Row[] = [];
    for (const load of those) rows.push(...(await send(mayfly, { ...load, what, rate, service, readers })));
    return rows;
  } finally {
    await mayfly.stop();
    await service.close();
  }
}

type Service = Awaited<ReturnType<typeof startPushService>>;
type Reader = { guest: Guest; browser: ReturnType<typeof createPushBrowser> };

async function subscribe({ http }: Mayfly, service: Service): Promise<Reader> {
  const [guest, browser] = [await guestWithInbox(http), createPushBrowser(service)];
  const { status } = await fetch(`${http}/api/guest/push`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: browser.subscription }),
  });
  if (status !== 201) throw new Error(`push: ${status}`);
  return { guest, browser };
}

async function send(
  mayfly: Mayfly,
  load: {
    what: string;
    rate: number;
    service: Service;
    readers: Reader[];
  } & (typeof loads)[number],
): Promise<Row[]> {
  const { oneIn, rate, service, readers } = load;
  const what = `${oneIn === 1 ? 'every mail' : `one mail in ${oneIn}`} pushed, ${load.what}`;
  const [total, uncounted] = [GUESTS * load.perInbox, GUESTS * load.warmUp];
  service.pushed.length = 0;
  const stored = new Map<string, number>();
  let rowOfProcessor = watchProcessor(mayfly);
  await sendPaced({
    port: mayfly.smtpPort,
    rate,
    next(n) {
      if (n === uncounted * oneIn) rowOfProcessor = watchProcessor(mayfly);
      if (n >= total * oneIn) return null;
      if (n % oneIn) return { subject: 'other', address: `${(n % OTHER_INBOXES) + 1}other@mayfly.test` };
      const { address } = readers[(n / oneIn) % GUESTS]!.guest;
      const text = `Your verification code is ${100_000 + n}\r\n\r\n`;
      return { subject: `push-${n}\r\nFrom: Sender <bench@sender.test>`, address, text };
    },
    stored: (subject) => stored.set(subject.split('\r\n')[0]!, performance.timeOrigin + performance.now()),
  });
  for (let wait = 0; wait < 600 && service.pushed.length < total; wait++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const processor = rowOfProcessor(what, (total - uncounted) * oneIn);
  if (service.pushed.length !== total) throw new Error(`${service.pushed.length} of ${total} were pushed`);

  const browsers = new Map(readers.map(({ browser }) => [browser.path, browser]));
  const read = service.pushed.map((one) => {
    const { body } = browsers.get(one.path)!.open(one).notification;
    return { subject: /push-\d+/.exec(body)?.[0], at: one.at };
  });
  const hasCodes = read.filter(({ subject }) => subject).length;
  if (hasCodes < total) throw new Error(`${total - hasCodes} of ${total} had no code`);
  const taken = read
    .filter(({ subject }) => Number(subject!.slice('push-'.length)) >= uncounted * oneIn)
    .map(({ subject, at }) => Math.max(0, at - stored.get(subject!)!))
    .sort((a, b) => a - b);
  const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)];
  return [
    {
      what: `250 to the request at the push service, p99, at ${rate.toFixed(0)} msg/s, ${what}`,
      measured: `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: times(p99 / LIMIT_MS),
      budget: '<= 1 x',
      met: p99 <= LIMIT_MS,
    },
    processor,
  ];
}
