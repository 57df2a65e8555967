import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('ensure-browser.mjs', import.meta.url));
let folder: string;
const put = (name: string, text: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o700 });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mayfly-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Runs it as on a processor for which npm has no Chromium, with the programs of the folder only. */
function ensure({ hasTerminal = false, uid = 0, env = {} as Record<string, string> } = {}) {
  const machine = `Object.defineProperty(process, 'arch', { value: 'arm64' });
    process.getuid = () => ${uid};
    if (${hasTerminal}) process.stdin.isTTY = process.stdout.isTTY = true;
    await import(${JSON.stringify(script)});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', machine], {
    env: { PATH: folder, ...env },
    input: hasTerminal ? 'no\n' : '',
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** apt-get that installs the browser. */
const putApt = () => put('apt-get', `: > '${join(folder, 'chromium-headless-shell')}'`);

test('without a terminal the browser is installed, and it is said first', () => {
  putApt();
  const { status, output } = ensure();
  expect(status).toBe(0);
  expect(output).toMatch(
    /^Installing chromium-headless-shell with apt-get.*\nBrowser of the tests: \S+shell\n$/,
  );
});

test('on a terminal nothing is installed without a yes', () => {
  putApt();
  const { status, output } = ensure({ hasTerminal: true });
  expect(output).toMatch(/Install it with apt-get\? \[y\/N\]/);
  expect(output).not.toContain('Installing');
  expect(status).toBe(1);
  put('chromium', '');
  expect(ensure({ hasTerminal: true })).toEqual({
    status: 0,
    output: `Browser of the tests: ${join(folder, 'chromium')}\n`,
  });
});

test('a browser that cannot be installed is named, and one that is there is used', () => {
  put('apt-get', 'echo no network >&2; exit 1');
  const { status, output } = ensure();
  expect(status).toBe(1);
  expect(output).toMatch(/\nChromium could not be installed: no network\n$/);
  expect(ensure({ uid: 1000 }).output).toContain('install one, or set CHROMIUM_PATH');
  expect(ensure({ env: { CHROMIUM_PATH: '/opt/chromium' } }).output).toBe(
    'Browser of the tests: /opt/chromium\n',
  );
});
