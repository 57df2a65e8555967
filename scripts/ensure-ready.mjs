// Makes a clone ready to run: installs dependencies if the lockfile has changed, and builds the web if its sources have.
// It runs before node_modules exists and on older versions of Node: plain JavaScript with built-in modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const installedStamp = at('node_modules', '.mayfly-installed');
const builtStamp = at('build', '.mayfly-built');
const wantsWeb = process.argv.includes('--web');
/** Set by `npm run build`, which always builds. */
const wantsBuild = process.argv.includes('--build');

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

if (!isInstalled() || wantsBuild || (wantsWeb && !isBuilt())) {
  await lock();
  try {
    // Checked again, because another process may have done it while this one waited for the lock.
    if (!isInstalled()) await install();
    if (wantsBuild || (wantsWeb && !isBuilt())) await build();
  } catch (error) {
    if (error.cause) print(error.cause);
    print(error.message);
    process.exitCode = 1;
  } finally {
    unlock();
  }
}

function lockfileHash() {
  return sha(process.platform, process.arch, textOf(at('package-lock.json')));
}

function isInstalled() {
  // A container image has no lockfile, and everything is in it.
  if (!existsSync(at('package-lock.json'))) return true;
  if (textOf(installedStamp) === lockfileHash()) return true;
  if (!matchesLockfile()) return false;
  writeFileSync(installedStamp, lockfileHash());
  return true;
}

/** True if somebody has run npm by hand: the installed packages are the ones in the lockfile. */
function matchesLockfile() {
  const inside = textOf(at('node_modules', '.package-lock.json'));
  if (inside === '') return false;
  const installed = JSON.parse(inside).packages;
  const wanted = Object.entries(JSON.parse(textOf(at('package-lock.json'))).packages);
  return wanted.every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '') return true;
    if (installed[path]) return installed[path].version === version;
    const forUs = (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
    return Boolean(optional) && (!forUs || Boolean(libc) || (!os && !cpu));
  });
}

async function install() {
  print('Installing dependencies, which takes a minute or two the first time…');
  try {
    // The lockfile names every version, so npm does not have to ask about packages that are in its cache.
    await installPackages('--prefer-offline');
  } catch (error) {
    // What the cache knows about a package can be older than the version in the lockfile.
    if (!String(error.cause).includes('ETARGET')) throw error;
    await installPackages();
  }
  writeFileSync(installedStamp, lockfileHash());
}

async function installPackages(...more) {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  try {
    await run('npm ci', ['ci', ...options]);
  } catch (error) {
    if (!String(error.cause).includes('EUSAGE')) throw error;
    // If the registry lacks packages for another platform, npm ci calls the lockfile incomplete.
    await run('npm install', ['install', '--no-save', ...options]);
  }
}

function isBuilt() {
  return !existsSync(at('web', 'root.tsx')) || textOf(builtStamp) === sourcesHash();
}

async function build() {
  print('Building the web…');
  rmSync(builtStamp, { force: true });
  const before = sourcesHash();
  await run('npm run build', ['run', '--silent', 'build:web']);
  mkdirSync(dirname(builtStamp), { recursive: true });
  writeFileSync(builtStamp, before);
}

function sourcesHash() {
  const single = [
    'vite.config.ts',
    'react-router.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.web.json',
    'scripts/precompress.mjs',
    // Its texts are checked with the others.
    'server/outbound/templates/texts.ts',
  ];
  const files = [
    'web',
    'contract',
    'content',
    'scripts/web',
    'scripts/translations',
    'translations',
    'public',
    'packages/client/src',
    'packages/extension/src',
    'packages/extension/scripts',
  ].flatMap((folder) => filesUnder(folder));
  const hash = createHash('sha256');
  for (const file of [...single, ...files]) {
    if (existsSync(at(file)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(at(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

/** Runs npm with the Node of this machine, because the one in node_modules may be replaced right now. */
function run(what, args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${what} failed: ${error.message}`)));
    child.once('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      if (code === 0) return resolve();
      const text = Buffer.concat(output).toString().trim();
      reject(new Error(`${what} ${signal === null ? 'failed' : 'was interrupted'}`, { cause: text }));
    });
  });
}

function print(line) {
  process.stderr.write(`${line}\n`);
}

function lockPath() {
  return join(tmpdir(), `mayfly-ready-${userInfo().uid}-${sha(root).slice(0, 12)}`);
}

/** Only one process can create the folder. A folder whose process has ended is removed. */
async function lock() {
  for (let hasPrinted = false; !tryLock(); ) {
    if (!hasPrinted) print('Waiting for another start that is installing or building…');
    hasPrinted = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function tryLock() {
  try {
    mkdirSync(lockPath());
    writeFileSync(join(lockPath(), 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (ownerHasEnded()) unlock();
    return false;
  }
}

function ownerHasEnded() {
  try {
    const pid = Number(textOf(join(lockPath(), 'pid')));
    // The owner writes its process id a moment after it has created the folder.
    if (pid === 0) return Date.now() - statSync(lockPath()).mtimeMs > 5000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function unlock() {
  rmSync(lockPath(), { recursive: true, force: true });
}
