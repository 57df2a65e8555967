import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from './support/run-process.ts';
import { startApp } from './support/start-app.ts';

test('a wrong MAIL_KEY is noticed at the start, in one clear line without the key', {
  timeout: 90_000,
}, async () => {
  const mailKey = randomBytes(32);
  const app = await startApp({ mailKey });
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-wrong-key-'));
  const wrong = randomBytes(32).toString('base64');
  try {
    const start = (key: string) =>
      runProcess({ DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, MAIL_KEY: key, PREMIUM_LIFETIME: '1h' });
    const problem = await start(wrong).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const lines = problem.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(lines).toEqual([
      'the process did not start:',
      'Mayfly did not start: MAIL_KEY is not the key this database was made with',
    ]);
    expect(problem).not.toContain(wrong);
    const right = await start(mailKey.toString('base64'));
    await right.stop();
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
