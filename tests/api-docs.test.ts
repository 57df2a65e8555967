import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { blocksOf, sectionOf } from './support/doc-blocks.ts';
import { setUpScripts } from './support/doc-scripts.ts';

const page = readFile(new URL('../docs/use/api.md', import.meta.url), 'utf8');
const place = setUpScripts();

test('the script with our client is the one that tests/clients-docs.test.ts runs', async () => {
  const clients = await readFile(new URL('../docs/use/clients.md', import.meta.url), 'utf8');
  const [[here], [there]] = [blocksOf(await page, 'ts'), blocksOf(sectionOf(clients, 'Our client'), 'ts')];
  expect(here).toBe(there!.replace("process.env.MAYFLY ?? 'http://localhost:3000'", 'process.env.MAYFLY!'));
});

test('the script in JavaScript prints the code', async () => {
  const [script] = blocksOf(await page, 'js');
  expect(await place.scripts.signUp(process.execPath, 'wait.mjs', script!, '161803')).toBe('161803\n');
});

test('the limits on the page match the plans', async () => {
  const text = await page;
  const { free, premium } = defaultPlans;
  const [MB, HOUR] = [2 ** 20, 3_600_000];
  for (const row of [
    `| addresses at once | ${free.maxAddresses} | ${premium.maxAddresses} |`,
    `| attachments of one mail | ${free.attachmentLimit / MB} MB | ${premium.attachmentLimit / MB} MB |`,
    `| messages in an address | ${free.maxMessages} | ${premium.maxMessages} |`,
    `| lifetime of an address | ${free.lifetimeMs / HOUR} hour | ${premium.lifetimeMs / HOUR} hours |`,
    `| own domains | none | ${premium.maxDomains} |`,
    `until it is ${premium.maxLifetimeMs / HOUR / 24} days old`,
  ])
    expect(text).toContain(row);
});

test('every call has a name of its own for generated clients, and every parameter has words', async () => {
  const { paths } = (await (await fetch(`${place.app.http}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<
        string,
        { operationId: string; parameters?: { name: string; description: string; schema: object }[] }
      >
    >;
  };
  const calls = Object.values(paths).flatMap((one) => Object.values(one));
  const names = calls.map(({ operationId }) => operationId);
  expect(names).toContain('getEmailsByAddressMessages');
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const wait = paths['/api/emails/{address}/wait']!.get!.parameters!.find(({ name }) => name === 'timeout')!;
  expect(wait.schema).toEqual({ type: 'integer', minimum: 1, maximum: 60, default: 30 });
  const silent = calls.filter(({ parameters = [] }) => parameters.some(({ description }) => !description));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('a generated client may leave out a body that is optional, and knows every value that can be null', async () => {
  const answer = await fetch(`${place.app.http}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, { post: { requestBody: object } }> };
  expect(paths['/api/guest/generate-email']!.post.requestBody).toMatchObject({
    required: false,
    content: { 'application/json': { schema: { type: 'object' } } },
  });
  const nullable: unknown[][] = [];
  JSON.stringify(paths, (_, part) => {
    if (part?.nullable && part.enum) nullable.push(part.enum);
    return part;
  });
  expect(nullable).toContainEqual(['none', 'quarantine', 'reject', null]);
  expect(nullable.filter((values) => !values.includes(null))).toEqual([]);
});

test('every call on the page exists', async () => {
  const openapi = (await (await fetch(`${place.app.http}/api/openapi.json`)).json()) as { paths: object };
  const known = Object.keys(openapi.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  const named = [...(await page).matchAll(/`(?:GET|POST|DELETE) (\/api\/[^`?]*)/g)].map(([, path]) => path!);
  const hidden = ['/api/docs', '/api/openapi.json'];
  for (const path of named.filter((one) => !hidden.includes(one)))
    expect(known).toContain(path.replaceAll(/\{\w+\}/g, '{}'));
  expect(named.length).toBeGreaterThan(5);
});
