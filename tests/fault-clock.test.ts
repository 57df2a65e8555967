import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createExpiry } from '#server/domain/inboxes/expire.ts';
import { createGuestStore } from '#server/store/accounts/guest-store.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

const HOUR = 3_600_000;

/** Runs the jobs that a process runs every minute, with the same database and clock. */
function jobsBeside(app: RunningApp, now: () => Date) {
  const { db, pool, close } = createDatabase({ url: app.databaseUrl, onError: () => {} });
  const expiry = createExpiry({
    inboxes: createInboxStore({ db, pool }),
    guests: createGuestStore({ db, pool }),
    partitions: createPartitionStore({ db }),
    rateLimits: createRateLimitStore({ db }),
    plans: app.config.plans,
    bodiesMs: 0,
    cooldownMs: app.config.guestCooldownMs,
    now,
  });
  return { expiry, partitions: () => createPartitionStore({ db }).list(), close };
}

test('a clock that jumps forwards and backwards loses no living mail and keeps no expired mail', async () => {
  const clock = createClock();
  const { free, premium } = defaultPlans;
  const app = await startApp({
    now: clock.now,
    plans: { free: { ...free, maxAddresses: 50 }, premium: { ...premium, lifetimeMs: 2 * HOUR } },
  });
  const jobs = jobsBeside(app, clock.now);
  const guest = await createGuest(app.http);
  const send = async (to: string) => {
    const { recipients, end } = await sendMail(app.smtpPort, { to, raw: plainMail() });
    return (end ?? recipients[0]!).code;
  };
  const read = async (address: string) => (await guest.ask('GET', guest.messagesPath(address))).status;

  const before = await guest.generate();
  expect(await send(before.address)).toBe(250);
  const stream = await openEvents(app.http, { token: guest.token });

  for (const hours of [5, -3, -6, 26]) {
    clock.advance(hours * HOUR);
    if (hours > 0) await jobs.expiry.rollPartitions();
    const fresh = await guest.generate();
    const lives = Date.parse(fresh.expires_at) - clock.now().getTime();
    expect(lives).toBe(free.lifetimeMs);
    expect(await send(fresh.address)).toBe(250);
    expect(await read(fresh.address)).toBe(200);
    // At the new time the inbox is either completely expired or completely alive.
    clock.advance(free.lifetimeMs);
    expect([await read(fresh.address), await send(fresh.address)]).toEqual([404, 550]);
    clock.advance(-free.lifetimeMs);
  }
  expect([await read(before.address), await send(before.address)]).toEqual([404, 550]);
  await expect.poll(() => stream.events.map(({ name }) => name)).toContain('expired');
  await stream.close();

  // The jobs run again after a day: expired mail is removed from disk, living mail stays.
  await jobs.expiry.rollPartitions();
  await jobs.expiry.purge();
  const passed = (await jobs.partitions()).filter((start) => start + 15 * 60_000 <= clock.now().getTime());
  expect(passed).toEqual([]);
  await jobs.close();
  await app.close();
});
