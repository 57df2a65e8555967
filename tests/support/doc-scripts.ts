import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { plainMail } from './mails.ts';
import { plainApp } from './shared-app.ts';
import { sendMail } from './smtp-client.ts';
import { type Overrides, type RunningApp, startApp } from './start-app.ts';
import { findTool } from './tools.ts';

/** The part of jq that the pages use, for machines without it. */
const ownJq = `#!${process.execPath}
const [flag, path] = process.argv.slice(2);
let text = '';
process.stdin.on('data', (more) => (text += more)).on('end', () => {
  const value = path.split(/[.\\[\\]]+/).filter(Boolean).reduce((one, key) => one[key], JSON.parse(text));
  console.log(flag === '-r' && typeof value === 'string' ? value : JSON.stringify(value));
});
`;

const client = new URL('../../packages/client/src/index.ts', import.meta.url);

/** Installed in this project, and used by scripts of the pages. */
const packages = ['@cemalgnlts/mailjs', '@playwright/test', 'mailpit-api', 'vitest'];
const installed = new URL('../../node_modules/', import.meta.url);

/** A folder in which the scripts of a page run as they are written. */
async function openScripts(app: RunningApp) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-docs-'));
  await offerModule(folder, '@mayfly/client', `export * from '${client}';\n`);
  for (const name of packages) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(fileURLToPath(new URL(name, installed)), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  if (!findTool('jq')) {
    await writeFile(join(folder, 'jq'), ownJq);
    await chmod(join(folder, 'jq'), 0o755);
  }
  const atTheApp = (text: string) =>
    text
      .replaceAll('http://localhost:3000', app.http)
      .replaceAll('smtp://localhost:2525', `smtp://127.0.0.1:${app.smtpPort}`);

  return {
    folder,

    /** Runs the blocks one after the other in one shell. Returns what each of them printed. */
    async shell(blocks: string[]): Promise<string[]> {
      const script = atTheApp(blocks.map((block, nth) => `echo "== ${nth}"\n${block}`).join('\n'));
      const { stdout } = await promisify(execFile)(findTool('bash')!, ['-euo', 'pipefail', '-c', script], {
        cwd: folder,
        env: { PATH: `${process.env.PATH}:${folder}` },
      });
      return stdout.split(/^== \d+\n/m).slice(1);
    },

    /** Runs a script that says "Sign up with …". Sends a code there and returns what the script prints. */
    async signUp(command: string, file: string, script: string, code: string): Promise<string> {
      await writeFile(join(folder, file), atTheApp(script));
      const running = execFile(command, [join(folder, file)], {
        env: { PATH: process.env.PATH, MAYFLY: app.http },
      });
      const ended = once(running, 'close');
      let [printed, asked] = ['', ''];
      running.stdout!.on('data', (text) => {
        printed += text;
      });
      running.stderr!.on('data', (text) => {
        asked += text;
      });
      await expect.poll(() => asked).toMatch(/Sign up with \S+@mayfly\.test\n/);
      const to = /Sign up with (\S+)/.exec(asked)![1]!;
      await sendMail(app.smtpPort, { to, raw: plainMail({ text: `Your verification code is ${code}\r\n` }) });
      await ended;
      return printed;
    },

    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** An app for the tests of a page, which files share unless it has options, and the folder of its scripts. */
export function setUpScripts(config?: Overrides) {
  const place = {} as { app: RunningApp; scripts: Awaited<ReturnType<typeof openScripts>> };
  beforeAll(async () => {
    place.app = config ? await startApp(config) : await plainApp();
    place.scripts = await openScripts(place.app);
  });
  afterAll(async () => {
    if (config) await place.app?.close();
    await place.scripts?.close();
  });
  return place;
}

/** Lets scripts in the folder import a package that is not installed there. */
export async function offerModule(folder: string, name: string, source: string) {
  const place = join(folder, 'node_modules', name);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), '{"type":"module","exports":"./index.js"}');
  await writeFile(join(place, 'index.js'), source);
}
