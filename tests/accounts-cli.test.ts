import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { signIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { freePort } from './support/free-port.ts';
import { newFolder } from './support/new-folder.ts';
import { runCommand } from './support/run-command.ts';
import { bareEnvironment, runCliWithInput } from './support/run-process.ts';
import { startApp } from './support/start-app.ts';
import { needed } from './support/tools.ts';

let env: Record<string, string>;
beforeAll(async () => {
  env = {
    DATA_DIR: await newFolder(),
    SMTP_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
});

/** Runs a command in a terminal of its own. Missing on systems without util-linux. */
const script = needed(
  spawnSync('script', ['--version']).stdout?.includes('util-linux'),
  'script of util-linux',
);

const mayfly = (...args: string[]) => runCommand(env, ...args);

describe('the command line', () => {
  test('explains a wrong call in one line with the usage, exits with 2 and opens no database', async () => {
    for (const [args, words] of [
      [['user', 'create'], 'Please give EMAIL.\nUsage: mayfly user create EMAIL [--password PW]\n'],
      [['user', 'create', 'a@example.org'], 'The password is missing'],
      [['user', 'create', 'a@example.org', '--password', 'abc'], 'at least 6 characters'],
      [
        ['premium', 'grant', 'a@example.org', '--days', 'many'],
        '--days takes whole days, from 1 to 36500.\n',
      ],
      [['premium', 'grant', 'a@example.org', '--days', '1.5'], '--days takes whole days, from 1 to 36500.\n'],
      [['premium', 'grant', 'a@example.org', '--days', '-5'], 'begins with a dash: write --days=VALUE.\n'],
      [['premium', 'grant', 'a@example.org', '--days'], '--days needs a value.\n'],
      [['premium', 'grant', 'a@example.org', '--reason', 'x'], "Unknown option '--reason'.\n"],
      [['user', 'show', 'nonsense'], 'nonsense is not an email address.'],
      [['user', 'show', 'a@example.org', 'b@example.org'], 'Unexpected argument "b@example.org".\n'],
      [['dance'], 'There is no command "dance".\nmayfly --help lists the commands.\n'],
      [['stats', '--fast'], "Unknown option '--fast'.\nUsage: mayfly stats\n"],
      [['stats', 'now'], 'Unexpected argument "now".\n'],
      [['user'], '\n  mayfly user create EMAIL '],
      [['user', 'dance'], 'There is no command "user dance".\nmayfly user --help lists the commands.\n'],
      [['block', 'add'], 'Please give DOMAIN|CIDR.\n'],
      [['key', 'revoke'], 'Please give EMAIL and ID.\n'],
      [
        ['trace', 'a\u001b[31m@mayfly.test'],
        'An argument has control characters: a\\u001b[31m@mayfly.test\n',
      ],
      [['user', 'create', 'a\u202eb@example.org'], 'control characters: a\\u202eb@example.org\n'],
      [['key', 'create', 'a@example.org', '--name', 'a\u009bb'], 'control characters: a\\u009bb\n'],
      [['key', 'create', 'a@example.org', '--name=a\nb'], 'control characters: --name=a\\u000ab\n'],
      [['key', 'create', 'a@example.org'], '--name takes a line of text: Please give the key a name.\n'],
      [['key', 'create', 'a@example.org', '--name', 'a\u200bb'], ': Please enter the name in one line.\n'],
      [['\u001b[2Jdance'], 'control characters: \\u001b[2Jdance\nmayfly --help lists the commands.\n'],
    ] as const) {
      const { code, stdout, output } = await mayfly(...args);
      expect([code, stdout, output]).toEqual([2, '', expect.stringContaining(words)]);
      expect(output).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    }
    const failed = await mayfly('send-test', 'a@mayfly.test');
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('Nothing answers')]);
    const elsewhere = await runCommand({ ...env, ROLES: 'web,jobs' }, 'send-test', 'a@mayfly.test');
    expect([elsewhere.code, elsewhere.output]).toEqual([
      1,
      expect.stringContaining(
        'A server with ROLES=web,jobs receives no mail: use the settings of one that has smtp in it.',
      ),
    ]);
    expect(await readdir(env.DATA_DIR!)).toEqual([]);
  });

  test('lists its commands and describes each of them', async () => {
    const all = await mayfly('--help');
    expect([all.code, all.stdout]).toEqual([0, expect.stringContaining('premium grant EMAIL [--days N]')]);
    for (const args of [
      ['premium', 'grant', '--help'],
      ['premium', 'grant', 'a@example.org', '-h'],
      ['help', 'premium', 'grant'],
    ]) {
      const { code, stdout } = await mayfly(...args);
      expect(code).toBe(0);
      expect(stdout).toContain('Usage: mayfly premium grant EMAIL [--days N]');
      expect(stdout).toMatch(/--days N +How many days; 30 if not given/);
    }
    const group = await mayfly('block', '--help');
    expect([group.code, group.stdout]).toEqual([0, expect.stringContaining('block remove')]);
    expect(group.stdout).not.toContain('user create');
    const nothing = await mayfly();
    expect([nothing.code, nothing.stdout]).toEqual([2, '']);
  });

  test('ends quietly if nobody reads on, as in `mayfly --help | head -1`', async () => {
    const child = spawn(process.execPath, ['server/mayfly.ts', '--help'], { env: bareEnvironment() });
    child.stdout.destroy();
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    const [code] = await once(child, 'close');
    expect([code, errors]).toEqual([0, '']);
  });

  test.skipIf(!script)('asks for the password twice on a terminal and does not show it', async () => {
    const command = `${process.execPath} server/mayfly.ts user create tty@example.org`;
    const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      env: { ...bareEnvironment(), ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    });
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
    });
    await expect.poll(() => screen).toContain('Password: ');
    child.stdin.write('correct horse\r');
    await expect.poll(() => screen).toContain('Password again: ');
    child.stdin.write('incorrect horse\r');
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(screen).toContain('The two passwords are not the same.');
    expect(screen).not.toContain('horse');
  });

  test('works on the database of a running server', async () => {
    const app = await startApp();
    onTestFinished(app.close);
    const { http } = app;
    const env = {
      DATA_DIR: app.config.dataDir,
      DATABASE_URL: app.databaseUrl,
      SMTP_PORT: String(app.smtpPort),
      LOG_LEVEL: 'silent',
    };
    const mayfly = (...args: string[]) => runCommand(env, ...args);
    const created = await mayfly('user', 'create', 'Anna@example.org', '--password', 'correct horse');
    expect([created.code, created.stdout]).toEqual([0, expect.stringContaining('anna@example.org')]);
    expect(created.output).toContain('Warning: --password is visible in the process list');
    const piped = await runCliWithInput('from a pipe\n', env, 'user', 'create', 'pipe@example.org');
    expect([piped.code, piped.stdout]).toEqual([0, expect.stringMatching(/^Created\.\nemail +pipe@/)]);
    const status = async () =>
      (
        await call(http, 'POST', '/api/auth/signin', {
          body: { email: 'anna@example.org', password: 'correct horse' },
        })
      ).json.user.premium_status;
    const again = await mayfly('user', 'create', 'anna@example.org', '--password', 'correct horse');
    expect(again.code).toBe(1);
    const granted = await mayfly('premium', 'grant', 'anna@example.org', '--days', '30');
    expect(granted.output).toMatch(/until/);
    expect(await status()).toBe('true');
    expect((await mayfly('premium', 'expire', 'anna@example.org', '--yes')).code).toBe(0);
    expect(await status()).toBe('expired');
    expect((await mayfly('premium', 'revoke', 'anna@example.org', '--yes')).code).toBe(0);
    expect(await status()).toBe('false');
    await signIn(http, 'pipe@example.org', 'from a pipe');

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
    const id = /^[0-9a-f-]{36}(?= {2}\d)/m.exec(listed.stdout)![0];
    expect((await mayfly('contact', 'done', id)).code).toBe(0);
    expect((await mayfly('contact', 'list')).stdout).toContain(`${id}  [done] `);
    expect((await mayfly('contact', 'delete', id)).code).toBe(2);
    expect((await mayfly('contact', 'delete', id, '--yes')).code).toBe(0);
    expect((await mayfly('contact', 'list')).stdout).toBe('No messages.\n');
    for (const action of ['done', 'delete'])
      expect(
        (await mayfly('contact', action, id, ...(action === 'delete' ? ['--yes'] : []))).output,
      ).toContain('This message no longer exists.');
    expect((await mayfly('contact', 'done', 'first')).output).toContain('first is not the id of a message.');

    const key = (...more: string[]) => mayfly('key', 'create', 'anna@example.org', ...more);
    expect((await key('--name', 'CI')).output).toContain('anna@example.org has no premium, which keys need');
    await mayfly('premium', 'grant', 'anna@example.org');
    const made = await key('--name', 'CI');
    expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^mf_[\w-]{43}\n$/)]);
    const token = made.stdout.trim();
    expect((await call(http, 'GET', '/api/emails', { token })).status).toBe(200);
    expect((await mayfly('stats')).output).toMatch(/accounts +2\n[\s\S]*inboxes +1\nmessages +1\n/);

    const session = await signIn(http, 'anna@example.org');
    expect((await mayfly('user', 'delete', 'anna@example.org', '--yes')).code).toBe(0);
    expect((await call(http, 'GET', '/api/auth/session', { token: session.token })).status).toBe(401);
    expect((await mayfly('user', 'show', 'anna@example.org')).output).toMatch(/No account/);
  });
});
