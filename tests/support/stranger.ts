import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { hangUp, listen } from './listen.ts';

/** A PNG of 3 x 2 pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNgaGj4D8fIHACS1Qv7TYSipAAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Somebody else's web server. `requests` has the path of each request, `connections` counts all connections, and
 * `headers` has those of every request.
 */
export async function startStranger() {
  const seen = { requests: [] as string[], connections: 0 };
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.requests.push(request.url ?? '');
    headers.push(request.headers);
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    response.end(PICTURE);
  });
  server.on('connection', () => {
    seen.connections++;
  });
  const port = await listen(server);
  return {
    seen,
    headers,
    url: `http://127.0.0.1:${port}`,
    forget() {
      seen.requests = [];
      seen.connections = 0;
    },
    close: () => hangUp(server),
  };
}

export type Stranger = Awaited<ReturnType<typeof startStranger>>;

/**
 * Shows the same HTML on a page without any protection and waits until it has made these requests. It proves that
 * the attack works, and whatever an earlier page was going to request, it has requested by then.
 */
export async function showUnprotected(
  browser: TestBrowser,
  makeHtml: (url: string) => string,
  requests: string[],
) {
  const stranger = await startStranger();
  const { page, context } = await browser.openPage('');
  try {
    await page.setContent(makeHtml(stranger.url), { waitUntil: 'commit' });
    await expect.poll(() => stranger.seen.requests).toEqual(expect.arrayContaining(requests));
  } finally {
    await context.close();
    await stranger.close();
  }
}
