// The browser tests need a Chromium. npm brings one for x64 Linux; elsewhere the machine's own is used, and on a
// Debian machine without one, as root, it is installed. Plain JavaScript, built-ins only, as ensure-ready.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => wanted.some((name) => existsSync(join(folder, name))));

if (process.arch !== 'x64' && !process.env.CHROMIUM_PATH && !onPath(names)) {
  if (process.getuid?.() === 0 && onPath(['apt-get'])) install();
  else fail(`npm has no Chromium for ${process.arch}: install one, or name it in CHROMIUM_PATH.`);
}

function install() {
  console.log(`Installing Debian's Chromium for the browser tests: npm has none for ${process.arch}…`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', 'chromium');
  if (status !== 0) fail(`Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
