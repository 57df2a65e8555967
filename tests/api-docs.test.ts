import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { plainMail } from './support/mails.ts';
import { offerClient } from './support/offer-client.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { findTool } from './support/tools.ts';

const page = readFile(new URL('../docs/api.md', import.meta.url), 'utf8');
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'mayfly-api-docs-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The part of jq that the page uses, for machines without it. */
const ownJq = `#!${process.execPath}
const [flag, path] = process.argv.slice(2);
let text = '';
process.stdin.on('data', (more) => (text += more)).on('end', () => {
  const value = path.split(/[.\\[\\]]+/).filter(Boolean).reduce((one, key) => one[key], JSON.parse(text));
  console.log(flag === '-r' && typeof value === 'string' ? value : JSON.stringify(value));
});
`;

const [bash, curl] = [findTool('bash'), findTool('curl')];

test.skipIf(!bash || !curl)(
  'the examples run unchanged and print what the page says (needs bash and curl)',
  async () => {
    const blocks = [...(await page).matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block!);
    expect(blocks.length).toBeGreaterThan(5);
    if (!findTool('jq')) {
      await writeFile(join(folder, 'jq'), ownJq);
      await chmod(join(folder, 'jq'), 0o755);
    }
    const script = blocks
      .map((block, index) => `echo "== ${index}"\n${block}`)
      .join('\n')
      .replaceAll('http://localhost:3000', app.http)
      .replaceAll('smtp://localhost:2525', `smtp://127.0.0.1:${app.smtpPort}`);
    const { stdout } = await promisify(execFile)(bash!, ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { PATH: `${process.env.PATH}:${folder}` },
    });
    const [, start, address, code, live, again, reading, order, refused] = stdout.split(/^== \d+\n/m);
    expect(start).toBe('');
    expect(address).toMatch(/^\S+@mayfly\.test\n$/);
    expect(code).toBe('271828\n');
    expect(live).toMatch(/^retry: 1000\n\nid: \S+\n/);
    expect(live).toMatch(
      /^event: message\ndata: \{"address":.*"subject":"Your code","snippet":"It is 314159\."/m,
    );
    expect(again).toBe('event: message\n');
    expect(reading).toBe('Your code\nIt is 314159.\n\n{"success":true}\n');
    expect(order).toMatch(/^\d{4}-\d\d-\d\dT.*Z\n\{"success":true\}\n\{"success":true\}\n$/);
    expect(refused).toBe('{"success":false,"error":"Authentication required"}401\n');
  },
  60_000,
);

/** Runs a script of the page, which requests a sign-up and prints the code that arrives. */
async function runScript(command: string, file: string, language: string) {
  const [, script] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(await page)!;
  await writeFile(join(folder, file), script!);
  const running = execFile(command, [join(folder, file)], {
    env: { PATH: process.env.PATH, MAYFLY: app.http },
  });
  let [printed, asked] = ['', ''];
  running.stdout!.on('data', (text) => {
    printed += text;
  });
  running.stderr!.on('data', (text) => {
    asked += text;
  });
  await expect.poll(() => asked, { timeout: 20_000 }).toMatch(/Sign up with \S+@mayfly\.test\n/);
  const to = /Sign up with (\S+)/.exec(asked)![1]!;
  const ended = once(running, 'close');
  await sendMail(app.smtpPort, { to, raw: plainMail({ text: 'Your verification code is 161803\r\n' }) });
  await ended;
  return printed;
}

test('the script with our client prints the code', async () => {
  await offerClient(folder);
  expect(await runScript(process.execPath, 'client.ts', 'ts')).toBe('161803\n');
}, 60_000);

test('the script in JavaScript prints the code', async () => {
  expect(await runScript(process.execPath, 'wait.mjs', 'js')).toBe('161803\n');
}, 60_000);

const python = findTool('python3');
test.skipIf(!python)(
  'the script in Python prints the code (needs python3)',
  async () => {
    expect(await runScript(python!, 'wait.py', 'python')).toBe('161803\n');
  },
  60_000,
);

test('the limits on the page match the plans', async () => {
  const text = await page;
  const { free, premium } = defaultPlans;
  const MB = 2 ** 20;
  for (const row of [
    `| addresses at once | ${free.maxAddresses} | ${premium.maxAddresses} |`,
    `| attachments of one mail | ${free.attachmentLimit / MB} MB | ${premium.attachmentLimit / MB} MB |`,
    `| messages in an address | ${free.maxMessages} | ${premium.maxMessages} |`,
  ])
    expect(text).toContain(row);
});

test('every call on the page exists', async () => {
  const openapi = (await (await fetch(`${app.http}/api/openapi.json`)).json()) as { paths: object };
  const known = Object.keys(openapi.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  const named = [...(await page).matchAll(/`(?:GET|POST|DELETE) (\/api\/[^`?]*)/g)].map(([, path]) => path!);
  const hidden = ['/api/docs', '/api/openapi.json'];
  for (const path of named.filter((one) => !hidden.includes(one)))
    expect(known).toContain(path.replaceAll(/\{\w+\}/g, '{}'));
  expect(named.length).toBeGreaterThan(5);
});
