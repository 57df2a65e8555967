import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createPool } from '#server/store/pool.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createHasRoom } from './has-room.ts';

test('reaching STORAGE_LIMIT is one error in the log, however many mails are refused', async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, onError: () => {} });
  const lines: Array<{ level: number; msg: string; limit: number }> = [];
  const log = pino(
    new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(line));
        done();
      },
    }),
  );
  const config = readConfig({ DATABASE_URL: database.url, STORAGE_LIMIT: '1MB' });
  const hasRoom = createHasRoom({ config, pool, log });
  for (let n = 0; n < 5; n++) expect(await hasRoom()).toBe(false);
  expect(lines).toMatchObject([{ level: 50, limit: 2 ** 20, msg: expect.stringContaining('STORAGE_LIMIT') }]);
  const unlimited = readConfig({ DATABASE_URL: database.url, STORAGE_LIMIT: '0' });
  expect(await createHasRoom({ config: unlimited, pool, log })()).toBe(true);
  await pool.end();
  await database.drop();
});
