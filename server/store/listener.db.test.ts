import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '#tests/support/tcp-proxy.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './database.ts';
import { processesWithout, untilKnown } from './in-use.ts';
import { startListener } from './listener.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a listener receives notifications, and reports when some may have been lost', async () => {
  const proxy = await startProxy(database.url);
  const received: string[] = [];
  let gaps = 0;
  const listener = startListener({
    url: proxy.url,
    channel: 'test',
    onPayload: (payload) => received.push(payload),
    onGap: () => gaps++,
    onError: () => {},
  });
  await listener.ready;
  const send = (text: string) => client.query("SELECT pg_notify('test', $1)", [text]);
  await send('one');
  await expect.poll(() => received).toEqual(['one']);
  expect(gaps).toBe(1);

  await proxy.cut();
  await send('lost');
  await proxy.mend();
  await expect.poll(() => gaps).toBe(2);
  await send('two');
  await expect.poll(() => received).toEqual(['one', 'two']);
  await listener.close();
  await send('three');
  expect(received).toEqual(['one', 'two']);
  await proxy.close();
});

test('a process counts as one that does not know the domains until it has shown their mark, also on a new connection', async () => {
  const proxy = await startProxy(database.url);
  const { db, close } = createDatabase({ url: database.url, onError: () => {} });
  const without = async (mark: string) => (await processesWithout(db, 'domains', mark)).length;
  expect(await without('new')).toBe(0);
  const listener = startListener({
    url: proxy.url,
    channel: 'test',
    onPayload: () => {},
    onGap: () => {},
    onError: () => {},
  });
  await listener.ready;
  await listener.show('keys', 'new');
  await listener.show('domains', 'old');
  expect([await without('old'), await without('new')]).toEqual([0, 1]);
  const found = async () => 'new';
  expect(await untilKnown(db, 'domains', found, 0)).toBe(1);
  const all = untilKnown(db, 'domains', found);
  await listener.show('domains', 'new');
  await listener.show('domains', 'new');
  expect(await all).toBe(0);
  expect([await without('old'), await without('new')]).toEqual([1, 0]);

  await proxy.cut();
  await listener.show('domains', 'newest');
  await proxy.mend();
  await expect.poll(() => without('old')).toBe(1);
  expect([await without('new'), await without('newest')]).toEqual([1, 0]);
  await listener.close();
  await expect.poll(() => without('old')).toBe(0);
  await close();
  await proxy.close();
});
