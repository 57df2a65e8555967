import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Instruction = { name: string; rest: string };

/** The instructions of the Dockerfile by stage, with continued lines joined. */
export async function readDockerfile(): Promise<Instruction[][]> {
  const text = (await readFile(join(root, 'Dockerfile'), 'utf8')).replaceAll('\\\n', ' ');
  const stages: Instruction[][] = [];
  for (const line of text.split('\n')) {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!name) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)!.push({ name, rest: rest! });
  }
  return stages;
}

export const restOf = (stage: Instruction[], name: string) =>
  stage.filter((one) => one.name === name).map(({ rest }) => rest);

/** The paths that a stage copies from the repository. */
export const copiedFrom = (stage: Instruction[]) =>
  restOf(stage, 'COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(/\s+/).slice(0, -1))
    .map((path) => path.replace(/^\.\//, ''));

/** What the last stage takes from the build, as paths in its folder. */
export const builtFor = (stage: Instruction[]) =>
  restOf(stage, 'COPY').flatMap((rest) => /^--from=build \/app\/(\S+)/.exec(rest)?.[1] ?? []);

/** The KEY=value pairs of the ENV lines. */
export const environmentOf = (stage: Instruction[]): Record<string, string> =>
  Object.fromEntries(
    restOf(stage, 'ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('='))),
  );

/** What an operator sets for compose. */
export const composeVariables = {
  POSTGRES_PASSWORD: 'secret',
  MAIL_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'https://mayfly.example',
  MAIL_DOMAINS: 'mayfly.example',
  SUPPORT_EMAIL: 'me@elsewhere.example',
};

/** The environment of a service in compose.yaml, with variables replaced. */
export async function composeEnvironment(service: string, variables: Record<string, string>) {
  const text = await readFile(join(root, 'compose.yaml'), 'utf8');
  const [, body] = new RegExp(`^  ${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(text)!;
  const [, block] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(body!)!;
  const missing: string[] = [];
  const values = [...block!.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm)].map(([, key, value]) => [
    key!,
    value!.replaceAll(/\$\{(\w+)(:[-?][^}]*)?\}/g, (_, name: string, rule = '') => {
      if (variables[name] === undefined && !rule.startsWith(':-')) missing.push(name);
      return variables[name] ?? (rule.startsWith(':-') ? rule.slice(2) : '');
    }),
  ]);
  return { environment: Object.fromEntries(values) as Record<string, string>, missing };
}

/**
 * Lays out the last stage as the build would: its files, the built web, and links to the packages that stay. With
 * --preserve-symlinks Node finds only those packages.
 */
export async function layOut(stages: Instruction[][], folder: string) {
  const last = stages.at(-1)!;
  const packages = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages as Record<
    string,
    { dev?: boolean }
  >;
  const stays = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  const built = builtFor(last).filter((path) => path !== 'node_modules');
  for (const path of [...copiedFrom(last), ...built])
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/\.test\.tsx?$/.test(source),
    });
  for (const [path] of stays) {
    // Nested packages come with their parents, and packages of other platforms are not installed.
    if (path.lastIndexOf('node_modules/') > 0 || !existsSync(join(root, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
}
