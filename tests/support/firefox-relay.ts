import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';

/**
 * Runs Firefox (the first argument, with the others) for Playwright, and stands between them: Playwright sends each new
 * context a command that Debian's Firefox does not have yet, and gives up when it is refused.
 */
const MISSING = 'emulation.setMediaFeaturesOverride';

const [path, ...args] = process.argv.slice(2);
const firefox = spawn(path!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));

const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, endpoint] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (!endpoint) return;
  relay.on('connection', (playwright, { url }) => join(playwright, new WebSocket(endpoint + url)));
  const { port } = relay.address() as { port: number };
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
});

function join(playwright: WebSocket, browser: WebSocket): void {
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    await isOpen;
    const { id, method } = JSON.parse(String(data));
    if (method === MISSING) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else browser.send(String(data));
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
