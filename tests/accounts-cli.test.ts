import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { freePort } from './support/free-port.ts';
import { runCli, runProcess } from './support/run-process.ts';

let env: Record<string, string>;
beforeAll(async () => {
  env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'mayfly-cli-')),
    SMTP_PORT: String(await freePort()),
    PREMIUM_LIFETIME: '2h',
    LOG_LEVEL: 'silent',
  };
});
afterAll(() => rm(env.DATA_DIR!, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

const mayfly = (...args: string[]) => runCli(env, ...args);

describe('the command line', () => {
  test('says in a line what is wrong with its arguments, and opens nothing for it', async () => {
    for (const [args, words] of [
      [['user', 'create'], 'EMAIL is missing'],
      [['user', 'create', 'a@example.org'], 'needs --password'],
      [['user', 'create', 'a@example.org', '--password', 'abc'], 'at least 6 characters'],
      [['premium', 'grant', 'a@example.org', '--days', 'many'], '--days takes a number'],
      [
        ['premium', 'grant', 'a@example.org', '--days', '-5'],
        '--days takes no value that begins with a dash.\n',
      ],
      [['premium', 'grant', 'a@example.org', '--days'], '--days needs a value.\n'],
      [['user', 'show', 'nonsense'], 'is not an e-mail address'],
      [['dance'], 'no command "dance"'],
      [['stats', '--fast'], "Unknown option '--fast'"],
      [['send-test', 'a@mayfly.test'], 'Nothing answers'],
    ] as const) {
      const { code, output } = await mayfly(...args);
      expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    }
    const help = await mayfly('--help');
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('premium grant EMAIL --days 30')]);
  });

  test('works without a server, beside one, and the other way round', async () => {
    const made = await mayfly('user', 'create', 'Anna@example.org', '--password', 'correct horse');
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('anna@example.org')]);
    expect((await mayfly('user', 'create', 'anna@example.org', '--password', 'correct horse')).code).toBe(1);

    const server = await runProcess(env);
    try {
      const { http } = server;
      const status = async () =>
        (
          await call(http, 'POST', '/api/auth/signin', {
            body: { email: 'anna@example.org', password: 'correct horse' },
          })
        ).json.user.premium_status;
      expect((await mayfly('premium', 'grant', 'anna@example.org', '--days', '30')).output).toMatch(/until/);
      expect(await status()).toBe('true');
      expect((await mayfly('premium', 'expire', 'anna@example.org')).code).toBe(0);
      expect(await status()).toBe('expired');
      expect((await mayfly('premium', 'revoke', 'anna@example.org')).code).toBe(0);
      expect(await status()).toBe('false');

      const guest = await createGuest(http);
      const { address } = await guest.generate();
      const sent = await mayfly('send-test', address);
      expect([sent.code, sent.output]).toEqual([0, expect.stringContaining('says: 250')]);
      const [message] = await guest.messages(address, 'full');
      expect(message).toMatchObject({ subject: 'Hello from Mayfly', contentType: 'html' });
      const refused = await mayfly('send-test', 'nobody@mayfly.test');
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('refused the mail: 550')]);
      expect(refused.output).not.toContain('--help');

      const body = { name: 'A \u001b[31mred\nB', email: 'a@example.org', subject: 'other', message: 'Hello' };
      await call(http, 'POST', '/api/contact', { body });
      const listed = await mayfly('contact', 'list');
      expect(listed.output).toContain('A ?[31mred?B <a@example.org>');
      expect((await mayfly('stats')).output).toMatch(/accounts +1\n[\s\S]*inboxes +1\nmessages +1\n/);

      const { token } = await signIn(http, 'anna@example.org');
      expect((await mayfly('user', 'delete', 'anna@example.org')).code).toBe(0);
      expect((await call(http, 'GET', '/api/auth/session', { token })).status).toBe(401);
      expect((await mayfly('user', 'show', 'anna@example.org')).output).toMatch(/No account/);
    } finally {
      await server.stop();
    }
  }, 120_000);
});
