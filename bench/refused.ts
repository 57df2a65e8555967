import { spentSeconds } from './support/cpu.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { openSession } from './support/smtp-session.ts';
import { type Row, times } from './support/table.ts';
import { startTree } from './support/tree.ts';

/** Many short ones: on a busy machine, the slow seconds then come to every case alike. */
const ROUNDS = 60;
/** For V8, which is still optimising. */
const WARM_ROUNDS = 5;
const SESSIONS = 8;
/** RCPT commands of one transaction, which ends with RSET. */
const RECIPIENTS = 20;
const INBOXES = 10_000;
/** No case may cost more than the base case. The rest is noise. */
const LIMIT = 1.05;
/** Another checkout with installed packages to compare with, for example of an older version. */
const { AGAINST } = process.env;

type Case = {
  what: string;
  /** The nth recipient. Each name is used once, so that no cache helps. */
  recipient: (n: number) => string;
  /** The code of the reply. It is accepted unless set. */
  refusal?: string;
  /** Creates what the case needs. The other checkout may not know it, so such a case is only measured here. */
  prepare?: (mayfly: Mayfly) => Promise<unknown>;
};

const base: Case = {
  what: 'unknown name at a known domain',
  recipient: (n) => `unknown${n}@mayfly.test`,
  refusal: '550',
};
const cases: Case[] = [
  base,
  { what: 'known address', recipient: (n) => `${(n % INBOXES) + 1}bench@mayfly.test` },
  {
    what: 'unknown domain',
    recipient: (n) => `name${n}@domain${n}.example`,
    refusal: '550',
  },
  {
    what: 'unknown sub-domain',
    recipient: (n) => `name@sub${n}.mayfly.test`,
    refusal: '550',
    prepare: async () => {},
  },
  {
    what: 'unknown name at an own domain',
    recipient: (n) => `unknown${n}@own.example`,
    refusal: '550',
    prepare: (mayfly) => mayfly.seedOwnDomain('own.example', { hasEvery: false }),
  },
  {
    what: 'any name at an own domain with *',
    recipient: (n) => `any${n}@every.example`,
    prepare: (mayfly) => mayfly.seedOwnDomain('every.example', { hasEvery: true }),
  },
];

/** The ways in which recipients arrive: one command at a time, or a whole transaction in one packet. */
const shapes = [
  { shape: 'one at a time', isPipelined: false, count: 1_600 },
  { shape: 'pipelined', isPipelined: true, count: 4_000 },
];
type Shape = (typeof shapes)[number];
type Server = Pick<Mayfly, 'smtpPort' | 'pid' | 'postmasterPid'>;
/** Microseconds of processor time for each RCPT. */
type Cost = { server: number; database: number };
const total = ({ server, database }: Cost) => server + database;

/**
 * What RCPT costs Mayfly and PostgreSQL, for each kind of recipient. Rounds are interleaved. The limits
 * on refusals are lifted, because they would delay the replies and close the connections.
 */
export async function benchRefused(): Promise<Row[]> {
  const nodeArgs = [`--import=${new URL('./support/lift-refusal-limits.ts', import.meta.url)}`];
  const mayfly = await startMayfly({ nodeArgs, env: { SENDER_CHECKS: 'off' } });
  const other = AGAINST ? await startTree(AGAINST, { inboxes: INBOXES, nodeArgs }) : null;
  try {
    await mayfly.seedInboxes({ name: 'bench', count: INBOXES });
    for (const { prepare } of cases) await prepare?.(mayfly);
    const rows: Row[] = [];
    for (const shape of shapes) rows.push(...(await measureShape(shape, mayfly, other)));
    return rows;
  } finally {
    await other?.stop();
    await mayfly.stop();
  }
}

async function measureShape(shape: Shape, here: Server, other: Server | null): Promise<Row[]> {
  const runs = cases.flatMap((one) =>
    [here, ...(other && !one.prepare ? [other] : [])].map((server) => ({
      one,
      server,
      cost: { server: 0, database: 0 },
    })),
  );
  for (let round = -WARM_ROUNDS; round < ROUNDS; round++)
    for (const { one, server, cost } of round % 2 ? runs.toReversed() : runs) {
      const spent = await measure(one, shape, server);
      if (round < 0) continue;
      cost.server += spent.server / ROUNDS;
      cost.database += spent.database / ROUNDS;
    }
  const costOf = (one: Case, server: Server) =>
    runs.find((run) => run.one === one && run.server === server)!.cost;
  const compared = (one: Case, peer: Case, peerServer: Server): Row => {
    const [cost, peerCost] = [costOf(one, here), costOf(peer, peerServer)];
    const ratio = total(cost) / total(peerCost);
    return {
      what: `RCPT, ${shape.shape}, ${one.what}`,
      measured: textOf(cost),
      against: `${peer.what}${peerServer === here ? '' : `, ${AGAINST}`}: ${textOf(peerCost)}`,
      ratio: times(ratio),
      budget: `<= ${LIMIT} x`,
      met: ratio <= LIMIT,
    };
  };
  const rows = cases.filter((one) => other || one !== base).map((one) => compared(one, base, other ?? here));
  const again = other ? cases.filter((one) => one !== base && !one.prepare) : [];
  return [...rows, ...again.map((one) => compared(one, one, other!))];
}

/** Sends the recipients over a few connections that stay open. */
async function measure(one: Case, { isPipelined, count }: Shape, server: Server): Promise<Cost> {
  const clients = await Promise.all(Array.from({ length: SESSIONS }, () => openSession(server.smtpPort)));
  const end = next + count;
  const before = spentSeconds(server);
  await Promise.all(
    clients.map(async (client) => {
      while (next < end) {
        const recipients = Array.from({ length: RECIPIENTS }, () => `RCPT TO:<${one.recipient(next++)}>`);
        const all = ['MAIL FROM:<bench@sender.test>', ...recipients, 'RSET'];
        if (isPipelined) await client.commands(all, one.refusal);
        else for (const command of all) await client.commands([command], one.refusal);
      }
    }),
  );
  const after = spentSeconds(server);
  await Promise.all(clients.map((client) => client.quit()));
  const perRcpt = (part: keyof Cost) => ((after[part] - before[part]) / count) * 1e6;
  return { server: perRcpt('server'), database: perRcpt('database') };
}
let next = 0;

const textOf = ({ server, database }: Cost) =>
  `${server.toFixed(0)} us + PostgreSQL ${database.toFixed(0)} us`;
