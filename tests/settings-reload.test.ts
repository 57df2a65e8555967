import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { createTestDatabase } from './support/test-database.ts';

test('SIGHUP changes limits in every thread without a restart, and names what needs one', async () => {
  const dataDir = await newFolder();
  const file = join(dataDir, 'mayfly.env');
  const lines = (...all: string[]) => writeFile(file, all.join('\n'));
  const database = await createTestDatabase({ migrated: true });
  await lines('GENERATE_LIMIT_PER_IP=1');
  const app = await runProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETTINGS_FILE: file,
    MAIL_DOMAIN: 'hush',
    DATABASE_READ_URL: 'postgres://me:hush@replica/mayfly',
  });
  const said = (words: string) => expect.poll(() => app.output()).toContain(words);
  try {
    expect(app.output()).toContain('MAIL_DOMAIN is not a setting: did you mean MAIL_DOMAINS?');
    expect(app.output()).toContain('DATABASE_READ_URL has no effect any more');
    expect(app.output()).not.toContain('hush');
    const guest = await createGuest(app.http);
    await guest.generate();
    expect((await guest.tryGenerate()).status).toBe(429);

    await lines('GENERATE_LIMIT_PER_IP=1', 'GENERATE_LIMIT_PER_PI=hush');
    process.kill(app.pid, 'SIGHUP');
    await said('the settings were read again, and none has changed');
    expect(app.output()).toContain(
      'GENERATE_LIMIT_PER_PI is not a setting: did you mean GENERATE_LIMIT_PER_IP?',
    );
    expect(app.output()).not.toContain('hush');

    await lines('GENERATE_LIMIT_PER_IP=many');
    process.kill(app.pid, 'SIGHUP');
    await said('the settings are wrong, so nothing was changed');
    expect((await guest.tryGenerate()).status).toBe(429);

    await lines('GENERATE_LIMIT_PER_IP 0');
    process.kill(app.pid, 'SIGHUP');
    await said('SETTINGS_FILE has lines that are not NAME=value: 1');

    await lines('GENERATE_LIMIT_PER_IP=0', 'LOG_LEVEL=debug', 'FREE_MAX_ADDRESSES=3');
    process.kill(app.pid, 'SIGHUP');
    await said('"settings":["FREE_MAX_ADDRESSES"],"msg":"these settings changed and need a restart"');
    await said(
      '"settings":["GENERATE_LIMIT_PER_IP","LOG_LEVEL"],"msg":"these settings changed and are in use"',
    );
    const { address } = await guest.generate();
    // The receiving thread logs single refusals now.
    await expect
      .poll(async () => {
        await sendMail(app.smtpPort, { to: 'nobody@mayfly.test', raw: plainMail() });
        return app.output();
      })
      .toContain('"reason":"not-found"');

    await lines('GENERATE_LIMIT_PER_IP=0', 'STORE_LIMIT_PER_NETWORK=1KB', 'FREE_MAX_ADDRESSES=3');
    process.kill(app.pid, 'SIGHUP');
    await expect
      .poll(async () => (await sendMail(app.smtpPort, { to: address, raw: plainMail() })).recipients[0]!.code)
      .toBe(452);
  } finally {
    await app.stop();
    await database.drop();
  }
});
