import textFiles from 'virtual:text-files';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { readPath } from '#contract/languages.ts';
import { renderIn } from '#web/language/page-language.ts';
import { paintFirst } from '#web/lib/paint-first.ts';

/**
 * Renders a whole page to HTML: once per prerendered page in a build, and for each request in development.
 * (Without this file, the framework would use its own and add a dependency to package.json.)
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { language } = readPath(new URL(request.url).pathname);
  renderIn(language);
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  // The fallback page has no text to show before its scripts have loaded.
  const isFallback = routerContext.isSpaMode;
  return new Response(
    isFallback || import.meta.env.DEV ? html : paintFirst(html, textFiles[language.prefix]),
    { status, headers },
  );
}
