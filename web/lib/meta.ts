import type { MetaDescriptor } from 'react-router';
import { brand } from '#contract/brand.ts';

/** Stands in the built HTML for PUBLIC_URL, which only the running server knows; it puts the real one in. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/**
 * The site's public origin. In the browser it is the one the server put into this page, so that what React
 * computes is what already stands in the head.
 */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}

export type JsonLd = Record<string, unknown> & { '@type': string };

type PageMeta = {
  title: string;
  description: string;
  /** Path of the page search engines should keep, such as `/pricing`. */
  path: string;
  /** For pages that belong to one person. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** When an article appeared, as an ISO day. */
  published?: string;
  /** What the page is about, for machines: see `json-ld.ts`. */
  jsonLd?: (origin: string) => JsonLd[];
};

/** Title, description, canonical address and social card of a page: `export const meta = () => pageMeta({…})`. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, type = 'website' } = page;
  const origin = siteOrigin();
  const full = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  if (page.noindex) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const image = `${origin}/social-card.png`;
  const url = path === '/' ? `${origin}/` : origin + path;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${brand.tagline}` },
    ...(page.published ? [{ property: 'article:published_time', content: page.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(page.jsonLd?.(origin) ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}
