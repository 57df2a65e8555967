import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from 'playwright-core';
import { newNetwork } from './shared-app.ts';

/** Nothing is looked up, and nothing but this machine is reached, whatever the browser itself wants to know. */
const preferences = {
  'network.dns.forceResolve': '127.0.0.1',
  'network.dns.disablePrefetch': true,
  'network.trr.mode': 5,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
};

/** The Firefox of this machine, driven by Playwright. */
export async function launchFirefox(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-firefox-'));
  const program = join(folder, 'firefox');
  const relay = new URL('firefox-relay.ts', import.meta.url).pathname;
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${relay}' '${path}' "$@"\n`);
  await chmod(program, 0o700);
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: program,
    headless: true,
    firefoxUserPrefs: preferences,
    env: { ...process.env, HOME: folder },
  });
  return {
    /** A page of a new visitor, in a network of its own. `problems` collects its errors. */
    async openPage(baseURL: string, locale = 'en-US') {
      const context = await browser.newContext({ baseURL, locale, extraHTTPHeaders: newNetwork() });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      return { page, context, problems };
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
