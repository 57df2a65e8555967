import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { paintFirst } from '#web/lib/paint-first.ts';

/**
 * Runs at build time only, once per prerendered page: the whole page, with nothing left to stream in.
 * (The framework's default entry would add a dependency to package.json by itself.)
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  // The page that stands in for all others has no words of its own to wait for.
  return new Response(routerContext.isSpaMode ? html : paintFirst(html), { status, headers });
}
