import { type JsonLd, pageUrl } from './meta.ts';
import { texts } from './texts.ts';

/** The path from home to this page. The last step is the page itself. */
export function breadcrumbs(origin: string, ...steps: [name: string, path: string][]): JsonLd {
  const all: [string, string][] = [[texts.home, '/'], ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path),
    })),
  };
}
