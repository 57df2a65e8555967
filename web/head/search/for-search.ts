import { breadcrumbs } from '#web/lib/breadcrumbs.ts';
import type { JsonLd } from '#web/lib/meta.ts';
import type { Page } from '#web/pages.ts';
import { texts } from './texts.ts';

type Search = { path: string; file: Page['file']; data: (origin: string) => JsonLd[] };
type Found = { description: string; jsonLd: (origin: string) => JsonLd[] };

/** What search engines want to know of a page. */
export function forSearch({ path, file, data }: Search): Found {
  const described: Partial<Record<string, { name?: string; description: string }>> = texts;
  const { name, description = '' } = described[file] ?? {};
  return {
    description,
    jsonLd: (origin) => [...data(origin), ...(name ? [breadcrumbs(origin, [name, path])] : [])],
  };
}
