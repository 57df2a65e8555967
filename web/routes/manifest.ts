import { readPath } from '#contract/languages.ts';
import { manifestOf } from '#web/head/manifest.ts';
import { renderIn } from '#web/language/page-language.ts';

/** /manifest.webmanifest, and one for each other language, written once at build time. */
export function loader({ request }: { request: Request }) {
  const { language } = readPath(new URL(request.url).pathname);
  renderIn(language);
  return Response.json(manifestOf(language), { headers: { 'content-type': 'application/manifest+json' } });
}
