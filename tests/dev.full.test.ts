import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type TestBrowser } from './support/browser.ts';
import { copySeed } from './support/database-seed.ts';
import { freePort } from './support/free-port.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from './support/home-page.ts';
import { bareEnvironment } from './support/run-process.ts';
import { seedFolder } from './support/test-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['contract', 'server', 'web', 'content', 'public', 'scripts', 'translations'];
const settings = /^(\.gitignore|package(-lock)?\.json|tsconfig.*\.json|.*\.config\.ts)$/;

let folder: string;
let browser: TestBrowser;

/** A copy of the project, so that this test can change files. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-dev-'));
  const single = (await readdir(root)).filter((name) => settings.test(name));
  for (const name of [...sources, ...single])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (!/^\.(vite|cache|mayfly)/.test(name))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  // Left over from an older version: the pages come from Vite, so it must not matter.
  await mkdir(join(folder, 'build/client'), { recursive: true });
  await writeFile(join(folder, 'build/client/__spa-fallback.html'), '<!doctype html>');
  await copySeed(await seedFolder(), join(folder, 'data'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

test('npm run dev shows a changed component without a reload, restarts for a changed route, and passes mail on live', async () => {
  const dev = await startDev();
  try {
    const { page } = await browser.openPage('');
    await withoutFeedback(page);
    // Vite reads a thousand files before the first page is there.
    page.setDefaultTimeout(200_000);
    await page.goto(dev.url);
    await page.evaluate('window.loadedOnce = true');

    const address = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await sendBySmtp(dev.smtpPort, { to: address, subject: 'Before the change' });
    await page.getByText('Before the change').first().waitFor();

    await change(
      'web/features/layout/footer.tsx',
      '</nav>',
      '<i id="changed" className="pt-[37px]">a changed footer</i></nav>',
    );
    await page.getByText('a changed footer').waitFor();
    const padding = `getComputedStyle(document.querySelector('#changed')).paddingTop`;
    await expect.poll(() => page.evaluate(padding)).toBe('37px');
    expect(await page.evaluate('window.loadedOnce')).toBe(true);

    await change('server/http/routes/operation-routes.ts', "status: 'ok'", "status: 'changed'");
    await expect.poll(() => getJson(`${dev.url}/healthz`)).toMatchObject({ status: 'changed' });

    // The page comes back to the new server by itself, and the database has kept the address.
    await expect.poll(() => deliver(dev.smtpPort, address, 'After the change')).toBe(true);
    await page.getByText('After the change').first().waitFor();
    expect(await page.evaluate('window.loadedOnce')).toBe(true);
  } finally {
    await dev.stop();
  }
  await expect(fetch(dev.url)).rejects.toThrow();
  await expect(deliver(dev.smtpPort, 'nobody@mayfly.test', 'Too late')).resolves.toBe(false);
});

async function change(file: string, from: string, to: string) {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text, `${file} no longer contains what this test changes`).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const getJson = async (url: string) => (await fetch(url)).json();

const deliver = (port: number, to: string, subject: string) =>
  sendBySmtp(port, { to, subject }).then(
    () => true,
    () => false,
  );

async function startDev() {
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    // A group of its own, so that Ctrl-C can reach all of it at once as in a terminal.
    detached: true,
    env: {
      ...bareEnvironment(),
      HTTP_PORT: String(httpPort),
      SMTP_PORT: String(smtpPort),
      DATA_DIR: join(folder, 'data'),
      // A day would need a hundred partitions.
      PREMIUM_LIFETIME: '2h',
      SENDER_CHECKS: 'off',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const closed = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
    await closed;
  };
  try {
    await expect.poll(() => output).toContain(`Open           http://localhost:${httpPort}`);
  } catch (error) {
    await stop();
    throw new Error(`npm run dev did not start:\n${output}`, { cause: error });
  }
  return { url: `http://localhost:${httpPort}`, smtpPort, stop };
}
