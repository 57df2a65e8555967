import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { message } from '#contract/messages.ts';
import { defaultPlans } from '#contract/plans.ts';
import { commands } from '#server/cli/command-line.ts';
import { configKeys } from '#server/config-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
const isMarkdown = (name: string) => name.endsWith('.md');
/** Without docs/site, which has copies and packages of others. */
const parts = ['README.md', 'use', 'operate', 'develop', 'decisions', 'glossary'];
const inPart = async (part: string) =>
  isMarkdown(part) ? [part] : (await readdir(join(root, 'docs', part))).map((name) => join(part, name));
const paths = [
  ...(await readdir(root)).filter(isMarkdown),
  ...(await Promise.all(parts.map(inPart))).flat().map((name) => join('docs', name)),
  'packages/client/README.md',
];
const documents = await Promise.all(paths.map(async (path) => ({ path, page: await text(path) })));
/** What describes the present. Decisions tell how it came to be, and so does the changelog, with the names of its time. */
const lasting = documents.filter(({ path }) => path !== 'CHANGELOG.md');
const current = lasting.filter(({ path }) => !/^docs\/(decisions|glossary)\//.test(path));

/** The problems of each document, by its path. */
const problemsIn = (among: typeof documents, find: (page: string, path: string) => string[]) =>
  among.flatMap(({ path, page }) => find(page, path).map((problem) => `${path}: ${problem}`));
const matches = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found!);

/** Headings as GitHub names their anchors. */
const anchorsOf = (page: string) =>
  matches(page.replace(/^```[\s\S]*?^```/gm, ''), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link leads to a file that exists, and to a heading in it', () => {
  const wrong = problemsIn(documents, (page, path) =>
    matches(page, /\]\(([^)\s:]+)\)/g).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = join(dirname(path), file);
      const there = file ? documents.find((one) => one.path === target)?.page : page;
      if (anchor) return !there || !anchorsOf(there).includes(anchor);
      return !existsSync(join(root, target));
    }),
  );
  expect(wrong).toEqual([]);
});

/** Files that docs/develop tells the reader to create. */
const toCreate = [
  'contract/about.ts',
  'server/http/routes/about-routes.ts',
  'server/store/migrations/NNN-notes.ts',
  'tests/hello-mail.test.ts',
  'web/features/pages/imprint-page.tsx',
  'web/routes/imprint.tsx',
];
/** ARCHITECTURE and the decisions shorten paths in the server and in the web. */
const places = ['', 'server/', 'server/compose/', 'web/features/'];

test('every file that is named exists, but for those that the reader is told to create', () => {
  const exists = (path: string) => places.some((place) => existsSync(join(root, place, path)));
  const sources = /`((?:[\w@.-]+\/)+[\w@.-]+\.(?:tsx?|mjs|md|json|ya?ml|css))`/g;
  const missing = problemsIn(lasting, (page) =>
    matches(page, sources).filter((path) => !exists(path) && !toCreate.includes(path)),
  );
  expect(missing).toEqual([]);
  const forOperators = /(?<![\w/.-])(deploy\/[\w@./-]*\w|docs\/[\w/-]+\.md)/g;
  expect(problemsIn(current, (page) => matches(page, forOperators).filter((path) => !exists(path)))).toEqual(
    [],
  );
  expect(toCreate.filter(exists)).toEqual([]);
});

test('every shell block is one that a shell can read', () => {
  const wrong = problemsIn(current, (page) => {
    const blocks = matches(page, /^ *```sh\n([\s\S]*?)^ *```/gm);
    const { stderr } = spawnSync('sh', ['-n'], { input: blocks.join('\n'), encoding: 'utf8' });
    return stderr ? [stderr] : [];
  });
  expect(wrong).toEqual([]);
});

test('every npm script that is named exists', async () => {
  const { scripts } = JSON.parse(await text('package.json'));
  const missing = problemsIn(documents, (page) =>
    matches(page, /\bnpm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
  );
  expect(missing).toEqual([]);
});

/** Commands as they are typed on an installed machine, also those inside the container `mayfly`. */
const typed = (page: string) =>
  page
    .replaceAll('npm run mayfly -- ', 'mayfly ')
    .replace(/^docker .*? mayfly mayfly /gm, 'mayfly ')
    .replace(/^docker .*/gm, '');

test('every command of mayfly exists and takes the options it is given', () => {
  let count = 0;
  const wrong = problemsIn(current, (page) =>
    matches(typed(page), /(?:^|`|-- )mayfly ([a-z][^`\n#|]*)/gm).filter((call) => {
      count += 1;
      const command = commands.find(({ name }) => `${call.trim()} `.startsWith(`${name} `));
      const given = matches(call, /--([a-z-]+)/g);
      return !command || given.some((one) => !(one in command.options) && !['yes', 'help'].includes(one));
    }),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

/** Variables of tests, builds, benchmarks and other programs. */
const notSettings =
  /^(APP_URL|BACKUP_MAILS|DATABASE_READ_URL|CHROMIUM_PATH|ETCD(CTL)?_\w+|FIDELITY_\w+|IDLE_CONNECTIONS|IMAP_WORST_SECONDS|ID_OF_DB3|LIVE_SETTINGS|MAYFLY_\w+|MY_(NAME|ADDRESS)|NODE_AUTH_TOKEN|NO_UPDATE_NOTIFIER|NPM_TOKEN|PLURAL_FORMS|PG_VERSION|POSTGRES_(PASSWORD|VERSIONS)|REQUIRE_TOOLS|SERVER_PATHS|STREAMS_PER_OWNER|WEBHOOK_SECRET|\w+_PASSWORD)$/;

test('every setting that is named exists', () => {
  const unknown = problemsIn(current, (page) =>
    matches(page, /(?<![\w.])([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g).filter(
      (name) => !(name in configKeys) && !notSettings.test(name),
    ),
  );
  expect(unknown).toEqual([]);
});

test('every version of Node and of an action is one that the project uses, and no image is of somebody else', async () => {
  const { engines } = JSON.parse(await text('package.json'));
  const supported = [engines.node.replace('>=', ''), (await text('.nvmrc')).trim()];
  const folder = '.github/workflows';
  const files = await readdir(join(root, folder));
  const sources = (await Promise.all(files.map((file) => text(join(folder, file))))).join('\n');
  const workflows = sources.replace(/@[0-9a-f]{40} # (v\d+)\S*/g, '@$1');
  const wrong = problemsIn(current, (page) => [
    ...matches(page, /(?:\bNode(?:\.js)? |node-version: )(\d+)/g).filter((one) => !supported.includes(one)),
    ...matches(page, /uses: (\S+)/g).filter((action) => !workflows.includes(action)),
    ...matches(page, /((?:ghcr|docker|quay)\.io\/\S+)/g),
  ]);
  expect(wrong).toEqual([]);
});

test('every table has a header', () => {
  const isRow = (line = '') => line.trimStart().startsWith('| ');
  const headless = problemsIn(documents, (page) => {
    const lines = page.split('\n');
    const starts = lines.flatMap((line, nth) => (isRow(line) && !isRow(lines[nth - 1]) ? [nth] : []));
    return starts.filter((nth) => !/^\s*\|( -+ \|)+$/.test(lines[nth + 1]!)).map((nth) => lines[nth]!);
  });
  expect(headless).toEqual([]);
});

test('the README says how long addresses live by default', async () => {
  const { free, premium } = defaultPlans;
  const hours = (ms: number) => ms / 3_600_000;
  expect([hours(free.lifetimeMs), free.maxLifetimeMs]).toEqual([1, free.lifetimeMs]);
  const opening = (await text('README.md')).split('<picture>')[0]!.replaceAll('\n', ' ');
  expect(opening).toContain('After an hour the address and its mail are deleted');
  expect(opening).toContain(`${hours(premium.lifetimeMs)} hours and can extend it to`);
  expect(opening).toContain(`${hours(premium.maxLifetimeMs) / 24} days`);
});

test('the README and ARCHITECTURE stay short', async () => {
  expect(Buffer.byteLength(await text('README.md'))).toBeLessThan(5 * 1024);
  expect(Buffer.byteLength(await text('ARCHITECTURE.md'))).toBeLessThan(12 * 1024);
});

test('docs/README.md links every page', () => {
  const index = documents.find(({ path }) => path === 'docs/README.md')!.page;
  const pages = paths.filter((path) => /^docs\/(use|operate|develop|glossary)\//.test(path));
  expect(pages.filter((path) => !index.includes(`](${path.replace('docs/', '')})`))).toEqual([]);
});

test('ARCHITECTURE names every file that puts the parts together', async () => {
  const files = (await readdir(join(root, 'server/compose'))).filter((name) => !name.includes('.test.'));
  const architecture = await text('ARCHITECTURE.md');
  expect(
    files.filter((name) => !architecture.includes(`\`${name}\``) && !architecture.includes(`/${name}\``)),
  ).toEqual([]);
});

test('docs/develop/database.md describes every table that the migrations create', async () => {
  const folder = 'server/store/migrations';
  const files = await readdir(join(root, folder));
  const sources = await Promise.all(files.map((file) => text(join(folder, file))));
  const all = sources.join('\n');
  const dropped = matches(all, /DROP TABLE ([\w, ]+)/g).flatMap((names) => names.split(', '));
  const created = matches(all, /CREATE (?:UNLOGGED )?TABLE (\w+)/g).filter((name) => !dropped.includes(name));
  expect(created.length).toBeGreaterThan(10);
  const described = matches(await text('docs/develop/database.md'), /^\| `(\w+)` \|/gm);
  expect(described).toEqual(expect.arrayContaining(created));
});

test('docs/use/api.md names every field of a message in a list', async () => {
  const row = /^\| `GET …\/messages` .*$/m.exec(await text('docs/use/api.md'))![0];
  for (const field of Object.keys(message.shape)) expect(row).toContain(`\`${field}\``);
});
