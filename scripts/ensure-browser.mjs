// The browser tests need Chromium. npm installs one on x64 Linux. On other processors Debian's headless shell is best,
// because it needs half the CPU time of the full browser. apt installs it only where somebody says yes, or where nobody
// could: without a terminal, as in CI. Plain JavaScript with built-in modules only, like ensure-ready.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

const shell = 'chromium-headless-shell';
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const find = (...programs) =>
  programs
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

let browser = process.env.CHROMIUM_PATH || (process.arch === 'x64' ? 'Chromium from npm' : find(shell));
if (!browser) {
  const problem = (await mayInstall()) ? install() : null;
  browser = find(shell, ...fullBrowsers);
  if (problem && browser) console.error(problem);
  if (!browser) {
    console.error(
      problem ?? `npm has no Chromium for ${process.arch}: install one, or set CHROMIUM_PATH to its path.`,
    );
    process.exit(1);
  }
}
console.log(`Browser of the tests: ${browser}`);

async function mayInstall() {
  if (process.getuid?.() !== 0 || !find('apt-get')) return false;
  if (process.env.CI || !process.stdin.isTTY || !process.stdout.isTTY) return true;
  // A browser that is there will do.
  if (find(...fullBrowsers)) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `The browser tests need ${shell}, because npm has no Chromium for ${process.arch}. Install it with apt-get? [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Returns what went wrong, or null. */
function install() {
  console.log(`Installing ${shell} with apt-get, because npm has no Chromium for ${process.arch}…`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', shell);
  return status === 0 ? null : `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`;
}
