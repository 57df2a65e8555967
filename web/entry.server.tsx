import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

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
  return new Response(paintFirst(html), { status, headers });
}

/** The page can be read before the program is there: words and letters come first over a thin line. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
