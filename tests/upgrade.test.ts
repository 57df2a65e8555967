import { gunzipSync } from 'node:zlib';
import { onTestFinished, test } from 'vitest';
import { checkReleased, inDump, releasedData } from './support/released-data.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

test('a dump of 0.2.0 from PostgreSQL 15 is served with its mail, accounts, keys and addresses', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await run(database.url, String(gunzipSync(await releasedData('0.2.0.sql.gz'))));
  const app = await startApp({
    databaseUrl: database.url,
    mailKey: Buffer.from(inDump.mailKey, 'base64'),
  });
  onTestFinished(app.close);
  await checkReleased(app.http, app.smtpPort, inDump);
});
