import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordFor } from '#server/domain/domain-book.ts';
import { hashToken, newToken } from '#server/domain/ids.ts';
import { createDatabase } from '#server/store/database.ts';
import { readBook } from '#server/store/domains/book-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { migrate } from '#server/store/migrate.ts';
import { createKeyedHash } from '#server/vault/keyed-hash.ts';
import { formerHashKey } from '#server/vault/ring.ts';
import { createVault } from '#server/vault/vault.ts';
import { call, createGuest, type Guest, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const HOUR = 3_600_000;
const mailKey = randomBytes(32);
const addresses = ['ann@mayfly.test', 'ben@second.test', 'cleo@removed.test'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: RunningApp;
let guest: Guest;

/** A database of the last version without domains, with an address on each of three. One has left the settings. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool, close } = createDatabase({ url: database.url, onError: () => {} });
  await migrate(db, '017-account-language');
  const vault = createVault({ mailKey, hashKey: formerHashKey(mailKey) });
  await pool.query("INSERT INTO settings VALUES ('mail-key-check', $1)", [
    createKeyedHash(formerHashKey(mailKey))('check\0mail key'),
  ]);
  const expiresAt = new Date(Date.now() + HOUR);
  await createPartitionStore({ db }).ensureFor(expiresAt);
  const [token, guestId] = [newToken(), randomUUID()];
  await pool.query('INSERT INTO guests VALUES ($1, $2, now(), now())', [guestId, hashToken(token)]);
  for (const address of addresses) {
    const id = randomUUID();
    const sealed = vault.seal(id, 'address', Buffer.from(address));
    await pool.query(
      `INSERT INTO inboxes (id, address_hash, address_sealed, owner_id, plan, created_at, expires_at)
       VALUES ($1, $2, $3, $4, 'free', now(), $5)`,
      [id, vault.fingerprint('address', address), sealed, guestId, expiresAt],
    );
  }
  await close();
  app = await startApp({
    databaseUrl: database.url,
    mailKey,
    mailDomains: ['mayfly.test', 'second.test'],
  });
  guest = guestWith(app.http, { token, guestId });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('after an upgrade, nobody loses mail, not even on a domain that was removed from the settings', async () => {
  for (const address of addresses) {
    await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: `to ${address}` }) });
    expect((await guest.messages(address)).map(({ subject }) => subject)).toEqual([`to ${address}`]);
  }
  const { json } = await call(app.http, 'GET', '/api/guest/emails', { token: guest.token });
  expect(
    json.emails.map(({ address, domain }: { address: string; domain: object }) => ({ address, domain })),
  ).toEqual([
    { address: addresses[0], domain: { name: 'mayfly.test', state: 'active', endsAt: null } },
    { address: addresses[1], domain: { name: 'second.test', state: 'active', endsAt: null } },
    { address: addresses[2], domain: { name: 'removed.test', state: 'resting', endsAt: null } },
  ]);
});

test('the removed domain is not offered, and no address can be had there', async () => {
  expect((await call(app.http, 'GET', '/api/config')).json.domains).toEqual(['mayfly.test', 'second.test']);
  const stranger = await createGuest(app.http);
  const wanted = await call(app.http, 'POST', '/api/guest/generate-email', {
    token: stranger.token,
    body: { domain: 'removed.test' },
  });
  expect(wanted).toMatchObject({ status: 400, json: { field: 'domain' } });
});

test('a domain that leaves the settings later stays as it was, and one that joins them is added', async () => {
  await app.close();
  app = await startApp({
    databaseUrl: database.url,
    mailKey,
    mailDomains: ['second.test', 'joined.test'],
  });
  expect((await call(app.http, 'GET', '/api/config')).json.domains).toEqual([
    'mayfly.test',
    'second.test',
    'joined.test',
  ]);
  guest = guestWith(app.http, guest);
  await sendMail(app.smtpPort, { to: addresses[0]!, raw: plainMail({ subject: 'after the restart' }) });
  expect((await guest.messages(addresses[0]!)).map(({ subject }) => subject)).toContain('after the restart');
});

test('a domain that was retiring before the upgrade still is', async () => {
  const older = await createTestDatabase();
  const { db, pool, close } = createDatabase({ url: older.url, onError: () => {} });
  await migrate(db, '023-no-merging');
  const endsAt = new Date(Date.now() + HOUR);
  await pool.query(
    `INSERT INTO domains (id, name_hash, name_sealed, kind, state, created_at, state_since, ends_at, sealed)
     VALUES ($1, '', '', 'shared', 'retiring', now(), now(), $2, '')`,
    [randomUUID(), endsAt],
  );
  await migrate(db);
  const { rows } = await readBook(pool);
  expect(rows.map((row) => [wordFor(row), row.endsAt])).toEqual([['retiring', endsAt]]);
  await close();
  await older.drop();
});
