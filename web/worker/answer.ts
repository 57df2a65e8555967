import { keepFile, keptFile, keptPage } from './kept.ts';
import { findPage } from './page-paths.ts';
import { worker } from './scope.ts';

/** After this time without an answer, a kept page is shown as if there were no network. */
const PATIENCE_MS = 5_000;

/** The answer to a request for a page or a built file. Null for all others: calls, streams, images and other doors. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return null;
  if (pathname.startsWith('/assets/')) return answerFile(request, pathname);
  const found = request.mode === 'navigate' ? findPage(pathname) : null;
  return found && answerPage(request, found);
}

/** Their names change with their content, so a kept file is never outdated. */
async function answerFile(request: Request, path: string): Promise<Response> {
  const kept = await keptFile(path).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) keepFile(path, response.clone()).catch(() => undefined);
  return response;
}

/** From the network, and only without one the page that is kept. A page that is not kept leads to its home, or to that of English. */
async function answerPage(request: Request, { page, home }: { page: string; home: string }) {
  const network = fetch(request);
  // It may fail after the page that is kept was shown.
  network.catch(() => undefined);
  const kept = () => keptPage(page).catch(() => undefined);
  try {
    const response = await Promise.race([network, timeout()]);
    if (response && !isGatewayError(response)) return response;
    return (await kept()) ?? (await network);
  } catch (error) {
    const own = await kept();
    if (own) return own;
    for (const other of [home, '/'])
      if (page !== other && (await keptPage(other).catch(() => undefined))) return Response.redirect(other);
    throw error;
  }
}

const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));

/** What a proxy answers whose server is gone. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;
