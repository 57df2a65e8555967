import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySeed } from './support/database-seed.ts';
import { plainMail } from './support/mails.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { seedFolder } from './support/test-database.ts';

test('the log counts refusals of all threads by reason, with the ids that senders read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-refusals-'));
  await copySeed(await seedFolder(), dataDir);
  try {
    const app = await runProcess({ DATA_DIR: dataDir, PREMIUM_LIFETIME: '2h', SMTP_THREADS: '3' });
    const ids: string[] = [];
    for (let sent = 0; sent < 4; sent++) {
      const { recipients } = await sendMail(app.smtpPort, {
        to: `hush${sent}@mayfly.test`,
        raw: plainMail(),
      });
      const [, id] = /^550 No such mailbox \((\w{8})\)$/.exec(recipients[0]!.lines[0]!)!;
      ids.push(id!);
    }
    await app.stop();
    const lines = app
      .output()
      .split('\n')
      .filter((line) => line.includes('mail was refused'));
    expect(lines).toHaveLength(1);
    const { refused } = JSON.parse(lines[0]!);
    expect(Object.keys(refused)).toEqual(['not-found']);
    expect(refused['not-found'].count).toBe(4);
    expect(refused['not-found'].ids.toSorted()).toEqual(ids.toSorted());
    expect(app.output()).not.toContain('hush');

    const quiet = await runProcess({ DATA_DIR: dataDir, PREMIUM_LIFETIME: '2h' });
    await quiet.stop();
    expect(quiet.output()).not.toContain('mail was refused');
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
