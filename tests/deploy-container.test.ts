import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { configKeys } from '#server/config-keys.ts';
import { Mayfly } from '../packages/client/src/index.ts';
import {
  composeEnvironment,
  copiedFrom,
  environmentOf,
  layOut,
  readDockerfile,
  restOf,
} from './support/container-files.ts';
import { freePort } from './support/free-port.ts';
import { createTestDatabase } from './support/test-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
const variables = {
  POSTGRES_PASSWORD: 'secret',
  MAIL_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'https://mayfly.example',
  MAIL_DOMAINS: 'mayfly.example',
  SUPPORT_EMAIL: 'me@elsewhere.example',
};
let stages: Awaited<ReturnType<typeof readDockerfile>>;
beforeAll(async () => {
  stages = await readDockerfile();
});

test('.dockerignore lets exactly the copied files through, and they exist', async () => {
  const wanted = new Set(stages.flatMap(copiedFrom));
  for (const path of wanted) await access(join(root, path));
  const rules = (await text('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const allowed = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(new Set(allowed)).toEqual(wanted);
});

test('the build stage copies everything the web is built from', async () => {
  const copied = copiedFrom(stages[0]!);
  const { references } = JSON.parse(await text('tsconfig.json')) as { references: Array<{ path: string }> };
  expect(references.length).toBeGreaterThan(1);
  for (const { path } of references) expect(copied).toContain(path.replace(/^\.\//, ''));
  // A change of these files makes a start rebuild the web, so the web is built from them.
  const [, files] = /const single = \[([^\]]*)\]/.exec(await text('scripts/ensure-ready.mjs'))!;
  const [, folders] = /const files = \[([^\]]*)\]/.exec(await text('scripts/ensure-ready.mjs'))!;
  const paths = [...`${files}${folders}`.matchAll(/'([^']+)'/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths)
    expect(copied.some((one) => one === path || path.startsWith(`${one}/`))).toBe(true);
});

test('Mayfly accepts the settings of the image', () => {
  expect(readConfig(environmentOf(stages.at(-1)!))).toMatchObject({ bindHost: '0.0.0.0', dataDir: '/data' });
});

test('compose passes every setting', async () => {
  const { environment } = await composeEnvironment('mayfly', variables);
  expect(Object.keys(environment).toSorted()).toEqual(Object.keys(configKeys).toSorted());
  const premium = { ...variables, PREMIUM_MAX_ADDRESSES: '9', TRUST_PROXY: '10.0.0.1' };
  expect(readConfig((await composeEnvironment('mayfly', premium)).environment)).toMatchObject({
    bindHost: '0.0.0.0',
    dataDir: '/data',
    trustProxy: ['10.0.0.1'],
    plans: { premium: { maxAddresses: 9 } },
  });
});

test('compose passes valid settings, and the ports that the image listens on', async () => {
  const { environment, missing } = await composeEnvironment('mayfly', variables);
  expect(missing).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    mailDomains: ['mayfly.example'],
    trustProxy: ['172.30.25.1'],
    smtpTls: null,
  });
  expect((await composeEnvironment('mayfly', {})).missing).toEqual(
    expect.arrayContaining(['MAIL_KEY', 'PUBLIC_URL']),
  );
  const compose = await text('compose.yaml');
  const { SMTP_PORT, HTTP_PORT } = environmentOf(stages.at(-1)!);
  expect(compose).toContain(`- "0.0.0.0:25:${SMTP_PORT}"`);
  // Only the proxy reaches the web server.
  expect(compose).toContain(`- "127.0.0.1:${HTTP_PORT}:${HTTP_PORT}"`);
});

test('the files in the image are enough to start, serve and pass the health check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-image-'));
  const database = await createTestDatabase();
  const last = stages.at(-1)!;
  const argumentsOf = (name: string) =>
    JSON.parse(/\[.*\]$/.exec(restOf(last, name)[0]!)![0]) as [string, ...string[]];
  try {
    await layOut(stages, folder);
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      ...environmentOf(last),
      ...(await composeEnvironment('mayfly', variables)).environment,
      NODE_OPTIONS: '--preserve-symlinks',
      // Only the folder, the ports and the database differ.
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      BIND_HOST: '127.0.0.1',
      HTTP_PORT: String(port),
      SMTP_PORT: '0',
      PREMIUM_LIFETIME: '1h',
    };
    const [, ...start] = argumentsOf('CMD');
    const [, ...health] = argumentsOf('HEALTHCHECK');
    const isHealthy = () =>
      promisify(execFile)(process.execPath, health, { env }).then(
        () => true,
        () => false,
      );
    expect(await isHealthy()).toBe(false);
    const child = spawn(process.execPath, start, { cwd: folder, env });
    const ended = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        output += more;
      });
    try {
      await expect.poll(() => output).toMatch(/is up|did not start|rror/);
      expect(output).toContain('is up');
      expect(await isHealthy()).toBe(true);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect(await page.text()).toContain('Mayfly');
      const inbox = await new Mayfly({ baseUrl: `http://127.0.0.1:${port}` }).createInbox();
      expect(await inbox.messages()).toEqual([]);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(child.exitCode).toBe(0);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
