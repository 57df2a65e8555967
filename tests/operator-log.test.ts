import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './support/api-client.ts';
import { runCommand } from './support/run-command.ts';
import { runProcess } from './support/run-process.ts';
import { createTestDatabase } from './support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';
let env: Record<string, string>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-operator-'));
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_THREADS: '1',
    PREMIUM_LIFETIME: '2h',
    OPERATOR_TOKEN: TOKEN,
  };
  // Commands use only a database that a server has used.
  await (await runProcess(env)).stop();
});
afterAll(async () => {
  await database.drop();
  await rm(env.DATA_DIR!, { recursive: true, force: true });
});

const mayfly = (...args: string[]) => runCommand(env, ...args);

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
  const server = await runProcess({ ...env, LOG_LEVEL: 'debug' });
  const ask = (path: string, body: object, token = TOKEN) =>
    call(server.http, 'POST', `/api/operator${path}`, { token, body });
  try {
    const { json } = await ask('/account', { email: 'hush@example.org' });
    await ask('/account/grant', { email: 'hush@example.org', days: 3 });
    await ask('/account', { email: 'hush@example.org' }, 'hush-a-wrong-token-of-length');
    await ask('/trace', { address: 'hush@mayfly.test' });
    const block = await ask('/blocks', { target: 'hush.example', reason: 'hush' });
    // Wait for the last line, because output takes a moment to arrive through the pipe.
    await expect.poll(() => server.output()).toContain(block.json.block.id);
    const lines = server.output().split('\n');
    expect(lines.find((line) => line.includes(json.account.id))).toContain('operator: 3 days granted');
    expect(lines.find((line) => line.includes(block.json.block.id))).toContain('block added');
    expect(server.output()).toContain('somebody used a wrong operator token');
    expect(server.output()).not.toMatch(/hush|the-operators-own/i);
  } finally {
    await server.stop();
  }
});
