import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, treeSeconds } from './support/cpu.ts';
import { type OwnLoad, sendLikeInternet } from './support/load.ts';
import { startMayfly } from './support/mayfly.ts';
import { startPostfix } from './support/peers.ts';
import { createRealMix } from './support/real-mix.ts';
import { median, percentile, type Row, times } from './support/table.ts';

const ROUNDS = 5;
const SESSIONS = 50;
/** Enough for seconds: shorter rounds mostly measure how a crowd begins and ends. */
const MESSAGES = 5_000;
const MESSAGES_TLS = 2_000;
/** Mails sent one after the other, by somebody who is alone. */
const LONE = 100;
/** Before measuring, until the code is compiled. */
const WARM = 6_000;

type Shape = {
  what: string;
  load: Pick<OwnLoad, 'tls' | 'resuming' | 'mailOf'>;
  messages: number;
  /** Compared with Postfix. */
  minRate?: number;
  processorLimit?: number;
  /** From the connection to the 250 of a lone mail. */
  loneLimitMs?: number;
};
const createShapes = (): Shape[] => [
  { what: 'in clear', load: {}, messages: MESSAGES, minRate: 2, processorLimit: 0.5, loneLimitMs: 10 },
  {
    what: 'STARTTLS',
    load: { tls: true },
    messages: MESSAGES_TLS,
    minRate: 2,
    processorLimit: 0.65,
    loneLimitMs: 20,
  },
  { what: 'STARTTLS, resumed', load: { tls: true, resuming: true }, messages: MESSAGES_TLS },
  {
    what: 'the real mix, STARTTLS',
    load: { tls: true, mailOf: createRealMix({ name: 'bench', count: WARM }) },
    messages: 600,
  },
];

type Server = {
  name: string;
  port: number;
  /** CPU seconds of the server, and of its database. */
  spent: () => [server: number, database: number];
  settle: () => Promise<void>;
};
/** Microseconds for each mail, mails per second, and milliseconds from the connection to the reply. */
type Round = {
  server: number;
  database: number;
  generator: number;
  rate: number;
  ms: number[];
  lone: number;
};

/**
 * A new connection for every mail, as the internet sends it: EHLO, STARTTLS, EHLO, MAIL, RCPT, DATA, QUIT. Compared with Postfix,
 * with the same certificate, key exchange and cipher, in interleaved rounds. The median counts.
 */
export async function benchInternet(): Promise<Row[]> {
  const nodeArgs = [`--import=${new URL('./support/lift-refusal-limits.ts', import.meta.url)}`];
  const mayfly = await startMayfly({ nodeArgs, env: { SENDER_CHECKS: 'off' } });
  const pem = join(tmpdir(), `mayfly-bench-${process.pid}.pem`);
  await writeFile(pem, await readFile(join(mayfly.dataDir, 'app/smtp-tls.pem')), { mode: 0o600 });
  const postfix = await startPostfix({ pem });
  const { pid, postmasterPid, smtpPort } = mayfly;
  const own: Server = {
    name: 'Mayfly',
    port: smtpPort,
    spent: () => [cpuSeconds(pid), treeSeconds(postmasterPid)],
    settle: async () => {},
  };
  const peer: Server | null = postfix && {
    ...postfix,
    name: 'Postfix',
    spent: () => [treeSeconds(postfix.pid ?? 0), 0],
  };
  try {
    await mayfly.seedInboxes({ name: 'bench', count: WARM });
    for (const server of peer ? [own, peer] : [own])
      await sendLikeInternet({ ...base(server), messages: server === own ? WARM : MESSAGES });
    const rows: Row[] = [];
    for (const shape of createShapes()) rows.push(...(await measureShape(shape, own, peer)));
    return rows;
  } finally {
    await postfix?.stop();
    await mayfly.stop();
    await rm(pem, { force: true });
  }
}

const base = ({ port }: Server) => ({
  port,
  sessions: SESSIONS,
  bytes: 4096,
  name: 'bench',
});

async function measureShape(shape: Shape, own: Server, peer: Server | null): Promise<Row[]> {
  const found = new Map<Server, Round[]>([[own, []]]);
  if (peer) found.set(peer, []);
  for (let round = -1; round < ROUNDS; round++) {
    const inTurn = round % 2 ? [...found].reverse() : [...found];
    for (const [server, rounds] of inTurn) {
      const measured = await measureRound(shape, server);
      // The first one only compiles the code.
      if (round >= 0) rounds.push(measured);
    }
  }
  return rowsOf(shape, medianOf(found.get(own)!), peer && medianOf(found.get(peer)!));
}

async function measureRound({ load, messages }: Shape, server: Server): Promise<Round> {
  const ms: number[] = [];
  const [before, own] = [server.spent(), cpuSeconds(process.pid)];
  const rate = await sendLikeInternet({
    ...base(server),
    ...load,
    messages,
    onMail: (taken) => ms.push(taken),
  });
  const generator = ((cpuSeconds(process.pid) - own) / messages) * 1e6;
  // Postfix is not done with a mail when it says 250.
  await server.settle();
  const perMail = server.spent().map((seconds, nth) => ((seconds - before[nth]!) / messages) * 1e6);
  const lone: number[] = [];
  await sendLikeInternet({
    ...base(server),
    ...load,
    sessions: 1,
    messages: LONE,
    onMail: (taken) => lone.push(taken),
  });
  await server.settle();
  return { server: perMail[0]!, database: perMail[1]!, generator, rate, ms, lone: median(lone) };
}

function medianOf(rounds: Round[]) {
  const of = (name: 'server' | 'database' | 'generator' | 'rate' | 'lone') =>
    median(rounds.map((round) => round[name]));
  const ms = rounds.flatMap((round) => round.ms).sort((a, b) => a - b);
  return {
    server: of('server'),
    database: of('database'),
    generator: of('generator'),
    rate: of('rate'),
    lone: of('lone'),
    p50: percentile(ms, 0.5),
    p99: percentile(ms, 0.99),
  };
}
type Result = ReturnType<typeof medianOf>;

function rowsOf(
  { what, minRate, processorLimit, loneLimitMs }: Shape,
  own: Result,
  peer: Result | null,
): Row[] {
  const processor = peer && (own.server + own.database) / peer.server;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const row = (row: Partial<Row> & Pick<Row, 'what' | 'measured'>): Row => ({
    against: '',
    ratio: '',
    budget: '',
    met: null,
    ...row,
  });
  return [
    row({
      what: `a connection for each mail, ${SESSIONS} sessions, ${what}`,
      measured: `${own.rate.toFixed(0)} msg/s`,
      ...(peer && {
        against: `Postfix ${peer.rate.toFixed(0)} msg/s`,
        ratio: times(own.rate / peer.rate),
      }),
      ...(peer && minRate && { budget: `>= ${minRate} x`, met: own.rate / peer.rate >= minRate }),
    }),
    row({
      what: `the same, processor time for each mail (sender ${own.generator.toFixed(0)} us)`,
      measured: `${own.server.toFixed(0)} us + PostgreSQL ${own.database.toFixed(0)} us`,
      ...(peer && { against: `Postfix ${peer.server.toFixed(0)} us`, ratio: times(processor!) }),
      ...(peer && processorLimit && { budget: `<= ${processorLimit} x`, met: processor! <= processorLimit }),
    }),
    row({
      what: 'the same, connection to 250, p50 and p99',
      measured: `${own.p50.toFixed(0)} and ${own.p99.toFixed(0)} ms`,
      ...(peer && {
        against: `Postfix ${peer.p50.toFixed(0)} and ${peer.p99.toFixed(0)} ms`,
        ratio: times(own.p50 / peer.p50),
      }),
    }),
    row({
      what: `connection to 250, a lone mail, median, ${what}`,
      measured: ms(own.lone),
      against: `${peer ? `Postfix ${ms(peer.lone)}` : ''}${loneLimitMs ? `, limit ${loneLimitMs} ms` : ''}`,
      ...(peer && { ratio: times(own.lone / peer.lone) }),
      ...(loneLimitMs && { budget: `<= ${loneLimitMs} ms`, met: own.lone <= loneLimitMs }),
    }),
  ];
}
