import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { plainApp } from './support/shared-app.ts';

test('three hundred sessions of an agent are not kept in memory', async () => {
  const app = await plainApp();
  const { token } = await createGuest(app.http);
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'raw', version: '1' },
  };
  const begin = async () => {
    const { status } = await call(app.http, 'POST', '/mcp', {
      token,
      body: { jsonrpc: '2.0', id: 1, method: 'initialize', params },
      headers: { accept: 'application/json, text/event-stream' },
    });
    expect(status).toBe(200);
  };
  // Without a collection, the figure depends on when the last one was.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const memory = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  await begin();
  const before = memory();
  for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 50 }, begin));
  // Whatever the collector left is far less than a session each.
  expect(memory() - before).toBeLessThan(300 * 64 * 2 ** 10);
});
