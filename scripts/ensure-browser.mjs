// The browser tests need a Chromium. npm brings one for x64 Linux. Elsewhere Debian's headless shell is wanted, which
// needs half the processor of the whole browser and is installed where that can be done; else the machine's own serves.
// Plain JavaScript, built-ins only, as ensure-ready.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = (...wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => wanted.some((name) => existsSync(join(folder, name))));

if (process.arch !== 'x64' && !process.env.CHROMIUM_PATH && !onPath(shell)) {
  const problem =
    process.getuid?.() === 0 && onPath('apt-get')
      ? install()
      : `npm has no Chromium for ${process.arch}: install one, or name it in CHROMIUM_PATH.`;
  if (problem && !onPath(...others)) {
    console.error(problem);
    process.exit(1);
  }
}

/** Gives what went wrong, or null. */
function install() {
  console.log(`Installing Debian's ${shell} for the browser tests: npm has none for ${process.arch}…`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', shell);
  return status === 0 ? null : `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`;
}
