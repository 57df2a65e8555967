import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { sealSubscription } from '#server/domain/push/subscription.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { vaultOf } from '#tests/support/vault-of.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { sendPaced } from './support/paced.ts';
import { growthWhile } from './support/rss.ts';
import { percentile, type Row, times } from './support/table.ts';

const INBOXES = 1_000;
/** 10,000 in all. */
const BROWSERS_EACH = 10;
const RATE = 100;
const MAX_RATIO = 2;
const MAX_GROWTH_MB = 64;

/** What 10,000 browsers cost the mail when none of their push services works: one refuses, one never answers. */
export async function benchDeadPush(): Promise<Row[]> {
  const silent = await startPushService();
  silent.status = 0;
  const mayfly = await startMayfly({ env: { SENDER_CHECKS: 'off', FETCH_ALLOW: '127.0.0.0/8' } });
  try {
    await mayfly.seedInboxes({ name: 'warm', count: INBOXES });
    await timesOfMail(mayfly, 'warm');
    await mayfly.seedInboxes({ name: 'without', count: INBOXES });
    const without = percentile(await timesOfMail(mayfly, 'without'), 0.99);
    await seedBrowsers(mayfly, [silent.url, `http://127.0.0.1:${await freePort()}`]);
    const { result, growth } = await growthWhile(mayfly.pid, () => timesOfMail(mayfly, 'dead'));
    const [withDead, grown] = [percentile(result, 0.99), growth / 2 ** 20];
    return [
      {
        what: `end of DATA to 250, p99, at ${RATE} msg/s, each for 10 of 10,000 browsers whose push services are dead`,
        measured: `${withDead.toFixed(1)} ms`,
        against: `without browsers ${without.toFixed(1)} ms`,
        ratio: times(withDead / without),
        budget: `<= ${MAX_RATIO} x`,
        met: withDead <= MAX_RATIO * without,
      },
      {
        what: 'memory, the same',
        measured: `${grown.toFixed(0)} MB more`,
        against: `limit ${MAX_GROWTH_MB} MB`,
        ratio: times(grown / MAX_GROWTH_MB),
        budget: '<= 1 x',
        met: grown <= MAX_GROWTH_MB,
      },
    ];
  } finally {
    await mayfly.stop();
    await silent.close();
  }
}

/** Sends one mail to each of these inboxes. */
async function timesOfMail({ smtpPort }: Mayfly, name: string): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const taken: number[] = [];
  await sendPaced({
    port: smtpPort,
    rate: RATE,
    next: (n) => (n < INBOXES ? { subject: `${n}`, address: `${n + 1}${name}@mayfly.test` } : null),
    sent: (subject) => sentAt.set(subject, performance.now()),
    stored: (subject) => taken.push(performance.now() - sentAt.get(subject)!),
  });
  return taken.sort((a, b) => a - b);
}

/** Inboxes that each have an owner with ten browsers. */
async function seedBrowsers(mayfly: Mayfly, services: string[]) {
  const vault = await vaultOf(mayfly.pool, mayfly.mailKey);
  const { rows } = await mayfly.seedInboxes({ name: 'dead', count: INBOXES });
  const owners = rows.map(({ id }) => id);
  await mayfly.pool.query('UPDATE inboxes SET owner_id = id WHERE id = ANY($1::uuid[])', [owners]);
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  for (let nth = 0; nth < BROWSERS_EACH; nth++) {
    const browsers = owners.map((owner) => {
      const [id, path] = [randomUUID(), randomUUID()];
      const endpoint = `${services[nth % services.length]}/${path}`;
      const one = { endpoint, p256dh, auth, content: 'full' as const, language: 'en' as const };
      const sealed = sealSubscription(vault, id, one).toString('hex');
      return { id, owner, hash: vault.fingerprint('push endpoint', endpoint).toString('hex'), sealed };
    });
    await mayfly.pool.query(
      `INSERT INTO push_subscriptions (id, owner_id, endpoint_hash, sealed)
       SELECT id, owner, decode(hash, 'hex'), decode(sealed, 'hex')
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS r(id, owner, hash, sealed)`,
      [
        browsers.map(({ id }) => id),
        browsers.map(({ owner }) => owner),
        browsers.map(({ hash }) => hash),
        browsers.map(({ sealed }) => sealed),
      ],
    );
  }
}
