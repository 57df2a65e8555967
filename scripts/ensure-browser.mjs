// The browser tests need Chromium. npm installs one on x64 Linux. On other processors this installs Debian's headless
// shell if it can, because it needs half the CPU time of the full browser. Otherwise an installed browser is used.
// Plain JavaScript with built-in modules only, like ensure-ready.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shell = 'chromium-headless-shell';
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = (...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => programs.some((name) => existsSync(join(folder, name))));

if (process.arch !== 'x64' && !process.env.CHROMIUM_PATH && !onPath(shell)) {
  const problem =
    process.getuid?.() === 0 && onPath('apt-get')
      ? install()
      : `npm has no Chromium for ${process.arch}: install one, or set CHROMIUM_PATH to its path.`;
  if (problem && !onPath(...fullBrowsers)) {
    console.error(problem);
    process.exit(1);
  }
}

/** Returns what went wrong, or null. */
function install() {
  console.log(
    `Installing Debian's ${shell} for the browser tests, because npm has no Chromium for ${process.arch}…`,
  );
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', shell);
  return status === 0 ? null : `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`;
}
