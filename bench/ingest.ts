import { loadGenerator, send } from './support/load.ts';
import { startMayfly } from './support/mayfly.ts';
import { type Peer, startBareServer, startPostfix, startSink } from './support/peers.ts';
import { type Row, times } from './support/table.ts';

const ROUNDS = 3;
const MESSAGES = 6_000;
const load = { messages: MESSAGES, sessions: 100, bytes: 4096, name: 'bench' };

/** Durable ingest beside its peers. Rounds are interleaved, so that a noisy minute hits everybody; the best counts. */
export async function benchIngest(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const peers: Peer[] = [];
  try {
    for (const start of [startSink, startBareServer, startPostfix]) {
      const peer = await start();
      if (peer) peers.push(peer);
    }
    const runners = [...peers, { name: 'Mayfly', port: mayfly.smtpPort, settle: async () => {} }];
    const best = new Map<string, number>();
    await mayfly.seedInboxes({ name: 'warm', count: 2_000 });
    await send({ ...load, port: mayfly.smtpPort, messages: 2_000, name: 'warm' });
    await mayfly.seedInboxes({ name: load.name, count: MESSAGES });
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, port, settle } of runners) {
        const rate = await send({ ...load, port });
        await settle();
        best.set(name, Math.max(best.get(name) ?? 0, rate));
      }
    const stored = await mayfly.pool.query('SELECT count(*)::int AS n FROM messages');
    if (stored.rows[0].n !== ROUNDS * MESSAGES + 2_000) throw new Error(`${stored.rows[0].n} mails stored`);

    const rate = best.get('Mayfly')!;
    const budgets: Record<string, number> = { 'smtp-sink': 0.25, 'Postfix to a maildir': 2 };
    return peers.map(({ name }) => ({
      what: `ingest, 4 KB, 100 sessions (${loadGenerator})`,
      measured: `${rate.toFixed(0)} msg/s`,
      against: `${name} ${best.get(name)!.toFixed(0)} msg/s`,
      ratio: times(rate / best.get(name)!),
      budget: budgets[name] ? `>= ${budgets[name]} x` : '',
      met: budgets[name] ? rate / best.get(name)! >= budgets[name] : null,
    }));
  } finally {
    for (const peer of peers) await peer.stop();
    await mayfly.stop();
  }
}
