import { availableParallelism } from 'node:os';
import { cpuSeconds, treeSeconds } from './support/cpu.ts';
import { loadGenerator, send } from './support/load.ts';
import { startMayfly } from './support/mayfly.ts';
import { type Peer, startBareServer, startPostfix, startSink } from './support/peers.ts';
import { shapes, shapeTexts } from './support/shapes.ts';
import { type Row, times } from './support/table.ts';

/** The first ones are slower, because V8 is still optimising. */
const ROUNDS = 7;
const SHAPE_ROUNDS = 3;
const MESSAGES = 6_000;
/** Mails to send before measuring, until the code is compiled. */
const WARM = 20_000;
const load = { messages: MESSAGES, sessions: 100, bytes: 4096, name: 'bench' };
const SINK = 'smtp-sink';
const BARE = 'bare smtp-server';

/** Durable ingest compared with its peers. Rounds are interleaved, so that noise affects everybody, and the best one counts. */
export async function benchIngest(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const peers: Peer[] = [];
  try {
    for (const start of [startSink, startBareServer, startPostfix]) {
      const peer = await start();
      if (peer) peers.push(peer);
    }
    const own: Peer = {
      name: 'Mayfly',
      port: mayfly.smtpPort,
      pid: mayfly.pid,
      settle: async () => {},
      stop: mayfly.stop,
    };
    const best = new Map<string, number>();
    /** CPU seconds of the server, of PostgreSQL and of the generator, for all mails. */
    const spent = new Map<string, { server: number; database: number; generator: number }>();
    await mayfly.seedInboxes({ name: 'warm', count: WARM });
    await send({ ...load, port: mayfly.smtpPort, messages: WARM, name: 'warm' });
    await mayfly.seedInboxes({ name: load.name, count: MESSAGES });
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, port, pid = 0, settle } of [...peers, own]) {
        // The generator is a child of this process, so its time is added when it ends.
        const read = () => ({
          server: cpuSeconds(pid),
          database: treeSeconds(mayfly.postmasterPid),
          generator: cpuSeconds(process.pid),
        });
        const before = read();
        const rate = await send({ ...load, port });
        const after = read();
        const sum = spent.get(name) ?? { server: 0, database: 0, generator: 0 };
        for (const part of ['server', 'database', 'generator'] as const)
          sum[part] += after[part] - before[part];
        spent.set(name, sum);
        await settle();
        best.set(name, Math.max(best.get(name) ?? 0, rate));
      }
    const stored = await mayfly.pool.query('SELECT count(*)::int AS n FROM messages');
    if (stored.rows[0].n !== ROUNDS * MESSAGES + WARM) throw new Error(`${stored.rows[0].n} mails stored`);

    const rate = best.get(own.name)!;
    const budgets: Record<string, number> = { [SINK]: 0.25, 'Postfix to a maildir': 2 };
    const rows = peers.map(({ name }) => ({
      what: `ingest, 4 KB, 100 sessions (${loadGenerator})`,
      measured: `${rate.toFixed(0)} msg/s`,
      against: `${name} ${best.get(name)!.toFixed(0)} msg/s`,
      ratio: times(rate / best.get(name)!),
      budget: budgets[name] ? `>= ${budgets[name]} x` : '',
      met: budgets[name] ? rate / best.get(name)! >= budgets[name] : null,
    }));
    // The rate if a mail only cost the SMTP dialogue, the database and the sender.
    const perMail = (seconds: number) => (seconds / (ROUNDS * MESSAGES)) * 1e6;
    const mine = spent.get(own.name)!;
    const dialogue = perMail(spent.get(BARE)!.server);
    const floor = dialogue + perMail(mine.database) + perMail(mine.generator);
    const ceiling = (availableParallelism() * 1e6) / floor;
    const sink = best.get(SINK);
    const sinkPeer = peers.find(({ name }) => name === SINK);
    return [
      ...rows,
      ...(await measureShapes(own, sinkPeer, mayfly.postmasterPid)),
      {
        what: `CPU time per mail: Mayfly ${perMail(mine.server).toFixed(0)} us`,
        measured: `SMTP dialogue alone ${dialogue.toFixed(0)} us`,
        against: `PostgreSQL ${perMail(mine.database).toFixed(0)} us, sender ${perMail(mine.generator).toFixed(0)} us`,
        ratio: '',
        budget: '',
        met: null,
      },
      {
        what: `limit if Mayfly's own work cost nothing, on ${availableParallelism()} cores`,
        measured: `${ceiling.toFixed(0)} msg/s`,
        against: sink ? `${SINK} ${sink.toFixed(0)} msg/s` : '',
        ratio: sink ? times(ceiling / sink) : '',
        budget: '',
        met: null,
      },
    ];
  } finally {
    for (const peer of peers) await peer.stop();
    await mayfly.stop();
  }
}

/** Other ways in which mail arrives. smtp-sink does not encrypt, so there it gets the mail in clear. */
async function measureShapes(own: Peer, sink: Peer | undefined, postmasterPid: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [shape, what] of Object.entries(shapeTexts)) {
    const { tls = false, ...inClear } = shapes[shape]!;
    const rates = { own: 0, sink: 0 };
    let spent = 0;
    for (let round = 0; round < SHAPE_ROUNDS; round++) {
      if (sink)
        rates.sink = Math.max(rates.sink, await send({ ...inClear, port: sink.port, name: load.name }));
      const read = () => cpuSeconds(own.pid ?? 0) + treeSeconds(postmasterPid);
      const before = read();
      rates.own = Math.max(rates.own, await send({ ...inClear, tls, port: own.port, name: load.name }));
      spent += read() - before;
    }
    const perMail = (spent / (SHAPE_ROUNDS * inClear.messages)) * 1e6;
    rows.push({
      what,
      measured: `${rates.own.toFixed(0)} msg/s, ${perMail.toFixed(0)} us with PostgreSQL`,
      against: sink ? `${SINK}${tls ? ' in clear' : ''} ${rates.sink.toFixed(0)} msg/s` : '',
      ratio: sink ? times(rates.own / rates.sink) : '',
      budget: '',
      met: null,
    });
  }
  return rows;
}
