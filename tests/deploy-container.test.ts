import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { configKeys } from '#server/config-keys.ts';
import {
  composeEnvironment,
  composeVariables,
  copiedFrom,
  environmentOf,
  readDockerfile,
} from './support/container-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
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

test('the build stage copies every project of tsconfig.json', async () => {
  const copied = copiedFrom(stages[0]!);
  const { references } = JSON.parse(await text('tsconfig.json')) as { references: Array<{ path: string }> };
  expect(references.length).toBeGreaterThan(1);
  for (const { path } of references) expect(copied).toContain(path.replace(/^\.\//, ''));
});

test('Mayfly accepts the settings of the image', () => {
  expect(readConfig(environmentOf(stages.at(-1)!))).toMatchObject({ bindHost: '0.0.0.0', dataDir: '/data' });
});

test('compose passes every setting', async () => {
  const { environment } = await composeEnvironment('mayfly', composeVariables);
  expect(Object.keys(environment).toSorted()).toEqual(Object.keys(configKeys).toSorted());
  const premium = { ...composeVariables, PREMIUM_MAX_ADDRESSES: '9', TRUST_PROXY: '10.0.0.1' };
  expect(readConfig((await composeEnvironment('mayfly', premium)).environment)).toMatchObject({
    bindHost: '0.0.0.0',
    dataDir: '/data',
    trustProxy: ['10.0.0.1'],
    plans: { premium: { maxAddresses: 9 } },
  });
});

test('compose passes valid settings, and the ports that the image listens on', async () => {
  const { environment, missing } = await composeEnvironment('mayfly', composeVariables);
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
