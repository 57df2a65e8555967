import { startDns } from '#tests/support/dns-server.ts';
import { send } from './support/load.ts';
import { startMayfly } from './support/mayfly.ts';
import { sendPaced } from './support/paced.ts';
import { growthWhile } from './support/rss.ts';
import { megabytes, percentile, type Row, times } from './support/table.ts';

const ROUNDS = 3;
const MESSAGES = 6_000;
const WARM = 10_000;
const BURST = 10_000;
/** The worker with its library takes half of this. A queue without a bound would take far more. */
const BURST_LIMIT = 96 * 2 ** 20;
const load = { messages: MESSAGES, sessions: 100, bytes: 4096, name: 'bench' };

/** What the checks of senders cost those who send: the same mail with and without them, in interleaved rounds. */
export async function benchSenders(): Promise<Row[]> {
  const dns = await startDns({ 'sender.test': { TXT: ['v=spf1 ip4:127.0.0.1 -all'] } });
  const withChecks = await startMayfly({ env: { DNS_SERVERS: dns.server } });
  const without = await startMayfly({ env: { SENDER_CHECKS: 'off' } });
  try {
    const growthOf = async (one: typeof without) => {
      await one.seedInboxes({ name: 'burst', count: BURST });
      const burst = { ...load, port: one.smtpPort, messages: BURST, name: 'burst' };
      return (await growthWhile(one.pid, () => send(burst))).growth;
    };
    const growth = { checked: await growthOf(withChecks), unchecked: await growthOf(without) };
    const best = new Map<typeof without, number>();
    for (const one of [withChecks, without]) {
      await one.seedInboxes({ name: 'warm', count: WARM });
      await send({ ...load, port: one.smtpPort, messages: WARM, name: 'warm' });
      await one.seedInboxes({ name: load.name, count: MESSAGES });
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const one of [withChecks, without])
        best.set(one, Math.max(best.get(one) ?? 0, await send({ ...load, port: one.smtpPort })));
    const [checked, unchecked] = [best.get(withChecks)!, best.get(without)!];
    const rate = Math.min(checked, unchecked) / 2;
    const replies = { checked: [] as number[], unchecked: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      replies.checked.push(...(await replyTimes(withChecks.smtpPort, rate)));
      replies.unchecked.push(...(await replyTimes(without.smtpPort, rate)));
    }
    const [p99, p99Without] = [p99Of(replies.checked), p99Of(replies.unchecked)];
    return [
      {
        what: `end of DATA to the 250, p99, at ${rate.toFixed(0)} msg/s, senders checked`,
        measured: `${p99.toFixed(1)} ms (p50 ${p50Of(replies.checked).toFixed(1)} ms)`,
        against: `not checked ${p99Without.toFixed(1)} ms (p50 ${p50Of(replies.unchecked).toFixed(1)} ms)`,
        ratio: times(p99 / p99Without),
        budget: '',
        met: null,
      },
      {
        what: 'ingest, 4 KB, 100 sessions, senders checked',
        measured: `${checked.toFixed(0)} msg/s (${await outcomes(withChecks.http)})`,
        against: `not checked ${unchecked.toFixed(0)} msg/s`,
        ratio: times(checked / unchecked),
        budget: '>= 0.95 x',
        met: checked / unchecked >= 0.95,
      },
      {
        what: `memory, the first ${BURST.toLocaleString('en-US')} mails at once, senders checked`,
        measured: megabytes(growth.checked),
        against: `${megabytes(BURST_LIMIT)} more than ${megabytes(growth.unchecked)}, not checked`,
        ratio: times(growth.checked / (growth.unchecked + BURST_LIMIT)),
        budget: '<= 1 x',
        met: growth.checked <= growth.unchecked + BURST_LIMIT,
      },
    ];
  } finally {
    await withChecks.stop();
    await without.stop();
    await dns.close();
  }
}

/** How many senders were checked, and how many mails lost their place in the queue. */
async function outcomes(http: string): Promise<string> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const counts = [...text.matchAll(/^mayfly_sender_checks_total\{outcome="(\w+)"\} (\d+)/gm)];
  return counts.map(([, outcome, count]) => `${count} ${outcome}`).join(', ');
}

const PACED = 2_000;

/** The time that each of some mails waits for its 250. */
async function replyTimes(port: number, rate: number): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const taken: number[] = [];
  await sendPaced({
    port,
    rate,
    next: (n) => (n < PACED ? { subject: `paced-${n}`, address: `${n + 1}${load.name}@mayfly.test` } : null),
    sent: (subject) => sentAt.set(subject, performance.now()),
    stored: (subject) => taken.push(performance.now() - sentAt.get(subject)!),
  });
  return taken;
}

const ascending = (values: number[]) => values.toSorted((a, b) => a - b);
const p99Of = (values: number[]) => percentile(ascending(values), 0.99);
const p50Of = (values: number[]) => percentile(ascending(values), 0.5);
