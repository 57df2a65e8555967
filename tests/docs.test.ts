import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { message } from '#contract/messages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
const inFolder = async (folder: string) =>
  (await readdir(join(root, folder)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  ...(await inFolder('.')),
  ...(await inFolder('docs')),
  ...(await inFolder('docs/decisions')),
];

/** Files that docs/development.md tells the reader to create. */
const examples = [
  'contract/domains.ts',
  'contract/plan-words/de.ts',
  'server/http/routes/domain-routes.ts',
  'server/store/migrations/NNN-notes.ts',
  'web/features/pages/imprint-page.tsx',
  'web/routes/imprint.tsx',
];
/** ARCHITECTURE and the decisions shorten paths in the server and in the web. */
const places = ['', 'server/', 'server/compose/', 'web/features/'];

test.each(documents)('%s links to files that exist', async (document) => {
  const links = [...(await text(document)).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

test.each(documents)('%s names source files that exist', async (document) => {
  const named = [
    ...(await text(document)).matchAll(/`((?:[\w@.-]+\/)+[\w@.-]+\.(?:tsx?|mjs|md|json|ya?ml|css))`/g),
  ]
    .map(([, path]) => path!)
    .filter((path) => !examples.includes(path));
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([]);
});

test.each(documents)('%s names npm scripts that exist', async (document) => {
  const { scripts } = JSON.parse(await text('package.json'));
  const named = [...(await text(document)).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('%s has a header above every table', async (document) => {
  const lines = (await text(document)).split('\n');
  const isRow = (line = '') => line.trimStart().startsWith('| ');
  const starts = lines.flatMap((line, nth) => (isRow(line) && !isRow(lines[nth - 1]) ? [nth] : []));
  expect(starts.filter((nth) => !/^\s*\|( -+ \|)+$/.test(lines[nth + 1]!)).map((nth) => lines[nth])).toEqual(
    [],
  );
});

test('ARCHITECTURE names every file that puts the parts together, and README every folder of the server', async () => {
  const files = (await readdir(join(root, 'server/compose'))).filter((name) => !name.includes('.test.'));
  const architecture = await text('ARCHITECTURE.md');
  expect(
    files.filter((name) => !architecture.includes(`\`${name}\``) && !architecture.includes(`/${name}\``)),
  ).toEqual([]);
  const entries = await readdir(join(root, 'server'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const [, listed = ''] = (await text('README.md')).split('## Folders');
  expect(folders.filter((name) => !listed.split('```')[1]?.includes(` ${name}`))).toEqual([]);
});

test('ARCHITECTURE describes every table that the migrations create', async () => {
  const folder = 'server/store/migrations';
  const files = await readdir(join(root, folder));
  const sources = await Promise.all(files.map((file) => text(join(folder, file))));
  const all = sources.join('\n');
  const dropped = [...all.matchAll(/DROP TABLE ([\w, ]+)/g)].flatMap(([, names]) => names!.split(', '));
  const created = [...all.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !dropped.includes(name));
  expect(created.length).toBeGreaterThan(10);
  const described = [...(await text('ARCHITECTURE.md')).matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name]) => name!,
  );
  expect(described).toEqual(expect.arrayContaining(created));
});

test('docs/api.md names every field of a message in a list', async () => {
  const row = /^\| `GET …\/messages` .*$/m.exec(await readFile(join(root, 'docs/api.md'), 'utf8'))![0];
  for (const field of Object.keys(message.shape)) expect(row).toContain(`\`${field}\``);
});
