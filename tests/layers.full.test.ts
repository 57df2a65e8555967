import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Layer, patternOf, readLayers } from '../scripts/layers.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['contract', 'server', 'web', 'scripts', 'packages/client/src', 'packages/extension'];
const FILES = ['package.json', 'package-lock.json', 'layers.json', '.dependency-cruiser.mjs', 'biome.json'];
const NO_ROW = 'layers: every folder has a row in layers.json';
const PRODUCTION = 'the server imports only packages of a production install';
const hiddenImports = {
  type: `export type Store = import('../store/mail/inbox-store.ts').InboxStore;\n`,
  require: `import { createRequire } from 'node:module';\nexport const load = createRequire(import.meta.url);\n`,
  variable: `export const load = (path: string) => import(path);\n`,
  template: 'export const load = () => import(`../store/mail/inbox-store.ts`);\n',
  glob: `export const all = import.meta.glob('../store/*.ts');\n`,
};
/** Files that a rule refuses for what they import, or for where they are. */
const refusedFiles = [
  ['server/vault/cycle-a.ts', `import type { B } from './cycle-b.ts';\nexport type A = B;\n`, 'no cycles'],
  ['server/new-folder/probe-0.ts', `import '#contract/brand.ts';\n`, NO_ROW],
  ['web/lib/probe-imports-new.ts', `import '../new-folder/probe-0.ts';\n`, NO_ROW],
  ['server/probe-alone.ts', 'export const a = 1;\n', NO_ROW],
  ['server/live/probe-dev-package.ts', `import 'marked';\n`, PRODUCTION],
  ['server/live/probe-types-of-dev-package.ts', `export type * from 'vite';\n`, PRODUCTION],
  // Its name looks like that of a test.
  [
    'server/outbound/templates/test-mail.ts',
    `import '#web/new-folder/probe-0.ts';\n`,
    'layers: server/outbound',
  ],
] as const;
const hiddenFile = (name: string) => `server/http/probe-hidden-${name}.ts`;

type Probe = {
  from: string;
  to: string;
  folder: string;
  target: string;
  spelling: string;
  isAllowed: boolean;
};
type Violation = { from: string; to: string; rule: { name: string } };

const layers = readLayers();
/** A project of empty files, one for each row, with a probe for each pair of rows and each way to write the import. */
let copy: string;
let probes: Probe[];
let violations: Violation[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'mayfly-layers-'));
  for (const path of [...FILES, 'scripts'])
    await cp(join(project, path), join(copy, path), { recursive: true });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
  const sources = await listSources();
  probes = layers.flatMap((layer) => probesOf(layer, sources));
  for (const to of new Set(['contract/brand.ts', ...probes.map((probe) => probe.to)])) {
    if (!to.startsWith('scripts/')) await writeSource(to, 'export {};\n');
  }
  for (const { from, to, spelling } of probes) {
    await writeSource(from, importLine(from, to, spelling));
  }
  await writeSource('web/new-folder/probe-0.ts', 'export const a = 1;\n');
  await writeSource(
    'server/vault/cycle-b.ts',
    `import type { A } from '#server/vault/cycle-a.ts';\nexport type B = A;\n`,
  );
  for (const [path, text] of refusedFiles) await writeSource(path, text);
  for (const [name, text] of Object.entries(hiddenImports)) await writeSource(hiddenFile(name), text);
  violations = await lint();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('npm run lint', () => {
  test('refuses every import that layers.json does not allow', () => {
    const forbidden = probes.filter(({ isAllowed }) => !isAllowed);
    const refused = new Set(violations.map(({ from, to }) => `${from} -> ${to}`));
    const passed = forbidden.filter(({ from, to }) => !refused.has(`${from} -> ${to}`));
    expect(passed.map(({ folder, target, spelling }) => `${folder} -> ${target} (${spelling})`)).toEqual([]);
    expect(forbidden.length).toBeGreaterThan(300);
  });

  test('lets every import pass that layers.json allows', () => {
    const allowed = probes.filter(({ isAllowed }) => isAllowed).map(({ from }) => from);
    expect(allowed.length).toBeGreaterThan(100);
    const refused = violations.filter(
      ({ from, rule }) => allowed.includes(from) && rule.name !== 'no cycles',
    );
    expect(refused).toEqual([]);
  });

  test.each(refusedFiles)('refuses %s', (path, _, rule) => {
    expect(violations.filter(({ from }) => from === path).map((one) => one.rule.name)).toContainEqual(
      expect.stringContaining(rule),
    );
  });

  test('refuses every way to write an import that the check of the layers does not see', async () => {
    const command = join(project, 'node_modules/.bin/biome');
    const files = Object.keys(hiddenImports).map(hiddenFile);
    const options = ['lint', '--vcs-enabled=false', '--colors=off', ...files];
    const { stderr } = await promisify(execFile)(command, options, { cwd: copy }).catch((error) => error);
    const refused = files.filter((file) => stderr.includes(`${file}:`));
    expect(refused).toEqual(files);
    expect(stderr.split('which the check of the layers can see')).toHaveLength(files.length + 1);
  });
});

async function writeSource(path: string, text: string) {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

async function listSources(): Promise<string[]> {
  const found = await Promise.all(
    SOURCES.map(async (folder) => {
      const entries = await readdir(join(project, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter(
          (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name),
        )
        .map((entry) => relative(project, join(entry.parentPath, entry.name)));
    }),
  );
  return found.flat().sort();
}

/** One probe for each other row and each spelling; the import leads to the first file of that row. */
function probesOf({ folder, allowed }: Layer, sources: string[]): Probe[] {
  // Rows that name single files have no place for a probe of their own.
  if (/\.tsx?$/.test(folder) || allowed[0] === '*') return [];
  return layers
    .filter((other) => other.folder !== folder)
    .flatMap(({ folder: target }) => {
      const to = sources.find((path) => new RegExp(patternOf(target)).test(path));
      if (!to) throw new Error(`layers.json names ${target}, but no file is there`);
      const isAllowed = allowed.some((name) => new RegExp(patternOf(name)).test(to));
      const isOwn = new RegExp(patternOf(folder)).test(to) && !folder.endsWith('/*');
      if (isOwn) return [];
      return spellingsFor(to).map((spelling, nth) => ({
        from: `${folder.replace('*', 'probes')}/probe-${layers.findIndex((one) => one.folder === target)}${nth}.ts`,
        to,
        folder,
        target,
        spelling,
        isAllowed,
      }));
    });
}

const spellingsFor = (to: string) => [
  'relative',
  'type',
  'dynamic',
  ...(/^(contract|server|web)\//.test(to) ? ['alias'] : []),
];

function importLine(from: string, to: string, spelling: string): string {
  const path = relative(dirname(from), to);
  const specifier = spelling === 'alias' ? `#${to}` : path.startsWith('.') ? path : `./${path}`;
  if (spelling === 'dynamic') return `export const load = () => import('${specifier}');\n`;
  if (spelling === 'type') return `export type * from '${specifier}';\n`;
  return `import '${specifier}';\n`;
}

async function lint(): Promise<Violation[]> {
  const command = join(project, 'node_modules/.bin/depcruise');
  const { stdout } = await promisify(execFile)(command, [...SOURCES, '--no-cache', '--output-type', 'json'], {
    cwd: copy,
    maxBuffer: 2 ** 28,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return JSON.parse(stdout).summary.violations;
}
