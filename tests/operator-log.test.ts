import { expect, test } from 'vitest';
import { call } from './support/api-client.ts';
import { collectLog } from './support/log-lines.ts';
import { runCommand } from './support/run-command.ts';
import { setUpApp } from './support/set-up-app.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const { log, lines } = collectLog('debug');
const app = setUpApp({ operatorToken: TOKEN, log });

const mayfly = (...args: string[]) =>
  runCommand({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir }, ...args);

test('the command line adds, lists and removes blocks, and explains wrong input', async () => {
  const added = await mayfly('block', 'add', '@Spam.example', '--reason', 'floods', '--days', '7');
  expect(added).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Blocked\.\nspam\.example +until .*floods/),
  });
  await mayfly('block', 'add', '10.1.2.3/16');
  const { output } = await mayfly('block', 'list');
  expect(output).toMatch(/^10\.1\.0\.0\/16 +without end$/m);
  expect(output).toMatch(/^spam\.example +until \S+ +floods$/m);
  for (const [target, words] of [
    ['10.0.0.0/4', 'Please give a domain'],
    ['127.0.0.0/8', 'this machine itself'],
    ['com', 'Please give a whole domain'],
    ['mayfly.test', 'a domain of yours (MAIL_DOMAINS)'],
  ] as const)
    expect(await mayfly('block', 'add', target)).toMatchObject({
      code: 2,
      output: expect.stringContaining(words),
    });
  expect(await mayfly('block', 'add', '')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Please give DOMAIN|CIDR.'),
  });
  expect((await mayfly('block', 'remove', '10.1.0.0/16')).output).toContain('is no longer blocked');
  expect((await mayfly('block', 'remove', '10.1.0.0/16')).output).toContain('There is no such block.');
});

test('the log names changes by the operator by id, and never contains an address or a token', async () => {
  await mayfly('user', 'create', 'hush@example.org', '--password', 'correct horse');
  const ask = (path: string, body: object, token = TOKEN) =>
    call(app.http, 'POST', `/api/operator${path}`, { token, body });
  const { json } = await ask('/account', { email: 'hush@example.org' });
  await ask('/account/grant', { email: 'hush@example.org', days: 3 });
  await ask('/account', { email: 'hush@example.org' }, 'hush-a-wrong-token-of-length');
  await ask('/trace', { address: 'hush@mayfly.test' });
  const block = await ask('/blocks', { target: 'hush.example', reason: 'hush' });
  const naming = (id: string) => JSON.stringify(lines.filter((line) => JSON.stringify(line).includes(id)));
  expect(naming(json.account.id)).toContain('operator: 3 days granted');
  expect(naming(block.json.block.id)).toContain('block added');
  const whole = JSON.stringify(lines);
  expect(whole).toContain('somebody used a wrong operator token');
  // Every request is logged at this level.
  expect(whole).toContain('/api/operator/account/grant');
  expect(whole).not.toMatch(/hush|the-operators-own/i);
});
