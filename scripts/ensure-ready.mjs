// Makes a clone ready to run: dependencies when the lockfile changed, the web when its sources did.
// Runs before there is a node_modules and on an older Node: plain JavaScript, built-ins only.
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

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

if (!isInstalled() || (wantsWeb && !isBuilt())) {
  await lock();
  try {
    // Asked again, because another process may have done it while this one waited.
    if (!isInstalled()) await install();
    if (wantsWeb && !isBuilt()) await build();
  } catch (error) {
    if (error.cause) say(error.cause);
    say(error.message);
    process.exitCode = 1;
  } finally {
    unlock();
  }
}

function lockfileHash() {
  return sha(process.platform, process.arch, textOf(at('package-lock.json')));
}

function isInstalled() {
  if (textOf(installedStamp) === lockfileHash()) return true;
  if (!matchesLockfile()) return false;
  writeFileSync(installedStamp, lockfileHash());
  return true;
}

/** True when somebody ran npm by hand: what npm says it installed is what the lockfile asks for. */
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
  say('Installing dependencies, which takes a minute or two the first time…');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm ci', ['ci', ...options]);
  } catch (error) {
    if (!String(error.cause).includes('EUSAGE')) throw error;
    // A registry without the packages of some other platform makes npm call the lockfile incomplete.
    await run('npm install', ['install', '--no-save', ...options]);
  }
  writeFileSync(installedStamp, lockfileHash());
}

function isBuilt() {
  return !existsSync(at('web', 'root.tsx')) || textOf(builtStamp) === sourcesHash();
}

async function build() {
  say('Building the web…');
  rmSync(builtStamp, { force: true });
  const before = sourcesHash();
  await run('npm run build', ['run', '--silent', 'build']);
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
  ];
  const files = ['web', 'contract', 'content', 'scripts/web', 'public'].flatMap((folder) =>
    filesUnder(folder),
  );
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

/** npm by the machine's own Node: the one in node_modules may be what is being replaced. */
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
  const passOn = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${what} failed: ${error.message}`)));
    child.once('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, passOn);
      if (code === 0) return resolve();
      const said = Buffer.concat(output).toString().trim();
      reject(new Error(`${what} ${signal === null ? 'failed' : 'was interrupted'}`, { cause: said }));
    });
  });
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function lockPath() {
  return join(tmpdir(), `mayfly-ready-${userInfo().uid}-${sha(root).slice(0, 12)}`);
}

/** A folder is made by one process only. One left behind by a process that is gone is taken over. */
async function lock() {
  for (let told = false; !tryLock(); ) {
    if (!told) say('Waiting for another start that is getting things ready…');
    told = true;
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
    if (holderIsGone()) unlock();
    return false;
  }
}

function holderIsGone() {
  try {
    const pid = Number(textOf(join(lockPath(), 'pid')));
    // Between making the folder and writing the number lies a moment.
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
