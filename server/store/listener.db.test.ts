import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '#tests/support/tcp-proxy.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
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
