import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from './support/new-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(join(root, path), 'utf8');
const packageJson = JSON.parse(await text('package.json'));

type Step = { uses?: string; run?: string; id?: string; with?: Record<string, string> };
type Job = {
  'runs-on'?: string;
  needs?: string | string[];
  uses?: string;
  steps?: Step[];
  strategy?: { matrix: { runner: string[] } };
  permissions?: Record<string, string>;
};
type Workflow = {
  on: Record<string, { branches?: string[]; tags?: string[]; paths?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

async function workflow(name: string): Promise<Workflow> {
  return parse(await text(`.github/workflows/${name}`), { strict: true });
}
const names = await readdir(join(root, '.github/workflows'));
const workflows = await Promise.all(names.map(workflow));
const jobs = workflows.flatMap((one) => Object.values(one.jobs));
const steps = jobs.flatMap((job) => job.steps ?? []);

test('every npm script and every file that the workflows use exists', () => {
  const commands = steps.map(({ run }) => run ?? '').join('\n');
  const scripts = [...commands.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|test|start)/g)].map(
    ([, name]) => name!,
  );
  expect(scripts).toEqual(expect.arrayContaining(['test', 'test:full', 'audit']));
  for (const name of scripts) expect(Object.keys(packageJson.scripts)).toContain(name);

  const files = [
    ...[...commands.matchAll(/\bnode ([\w./-]+\.m?[jt]s)/g)].map(([, path]) => path!),
    ...[...commands.matchAll(/\bscripts\/[\w-]+\.sh\b/g)].map(([path]) => path),
    ...jobs.flatMap(({ uses }) => (uses?.startsWith('./') ? [uses] : [])),
    ...steps.flatMap((step) => step.with?.['node-version-file'] ?? []),
    ...workflows
      .flatMap((one) => one.on.pull_request?.paths ?? [])
      .map((path) => path.replace(/\/?\*.*$/, '')),
  ];
  expect(files).toEqual(expect.arrayContaining(['scripts/release-notes.mjs', '.nvmrc']));
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every action is pinned to a commit, and jobs may only read unless they say otherwise', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40}$/);
  for (const one of workflows) expect(one.permissions).toEqual({ contents: 'read' });
});

test('references between steps and jobs lead somewhere', () => {
  for (const one of workflows)
    for (const job of Object.values(one.jobs)) {
      expect(Object.keys(one.jobs)).toEqual(expect.arrayContaining([job.needs ?? []].flat()));
      const ids = (job.steps ?? []).flatMap(({ id }) => id ?? []);
      for (const [, id] of JSON.stringify(job).matchAll(/steps\.(\w+)\./g)) expect(ids).toContain(id);
    }
});

test('the release notes are the section of the version, and other versions are refused', async () => {
  const changelog = await text('CHANGELOG.md');
  const copy = await newFolder();
  await mkdir(join(copy, 'scripts'));
  for (const path of ['CHANGELOG.md', 'scripts/release-notes.mjs'])
    await cp(join(root, path), join(copy, path));
  await writeFile(join(copy, 'package.json'), JSON.stringify({ version: '0.2.0' }));
  const notes = (folder: string, tag: string) =>
    promisify(execFile)(process.execPath, ['scripts/release-notes.mjs', tag], { cwd: folder });
  const { stdout } = await notes(copy, 'v0.2.0');
  expect(stdout).toMatch(/^### Added\n/);
  expect(changelog).toContain(stdout.trim());
  expect(stdout).not.toContain('## 0.1.0');
  await expect(notes(copy, 'v99.0.0')).rejects.toMatchObject({ stderr: expect.stringContaining('0.2.0') });
});

test('a tree with unreleased changes has a version that says so and cannot be released', async () => {
  const { version } = packageJson;
  const lock = JSON.parse(await text('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const [, newest] = /^## (\S+)/m.exec(await text('CHANGELOG.md'))!;
  const released = newest === 'Unreleased' ? [] : [newest];
  expect(released).toEqual(version.endsWith('-dev') ? [] : [version]);
  if (version.endsWith('-dev'))
    await expect(
      promisify(execFile)(process.execPath, ['scripts/release-notes.mjs', `v${version}`], { cwd: root }),
    ).rejects.toMatchObject({ stderr: expect.stringContaining('CHANGELOG.md has no section') });
});

test('the issue forms have the fields GitHub asks for, each with its own id', async () => {
  for (const name of ['bug.yml', 'feature.yml']) {
    const form = parse(await text(`.github/ISSUE_TEMPLATE/${name}`), { strict: true });
    expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
    const fields = form.body.filter((one: { type: string }) => one.type !== 'markdown');
    const ids = fields.map((one: { id: string }) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of fields) expect(one.attributes.label).toEqual(expect.any(String));
  }
});

test('.nvmrc, the image and package.json name the same Node', async () => {
  const major = (await text('.nvmrc')).trim();
  expect(packageJson.devDependencies.node.split('.')[0]).toBe(major);
  expect(await text('Dockerfile')).toContain(`FROM node:${major}-`);
});

test('images are named by their digest', async () => {
  const named = [
    ...(await text('Dockerfile')).matchAll(/^FROM (\S+)/gm),
    ...(await text('compose.yaml')).matchAll(/^ +image: (\S+:\S+)/gm),
  ];
  expect(named.length).toBeGreaterThan(2);
  for (const [, image] of named) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
});
