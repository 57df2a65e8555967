import type { MetaDescriptor } from 'react-router';
import { brand } from '#contract/brand.ts';
import { basePath, english, type Language } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

/** A placeholder for PUBLIC_URL in the built HTML. The server, which knows the URL, replaces it. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/**
 * The site's public origin. In the browser it is read from the page, as the server wrote it, so that React renders the
 * same head as the server.
 */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}

/** The address of a page in a language: by default in that of this page. */
export const pageUrl = (origin: string, path: string, language = pageLanguage()): string =>
  origin + ((basePath(language) + path).replace(/(.)\/$/, '$1') || '/');

export type JsonLd = Record<string, unknown> & { '@type': string };

type PageMeta = {
  title: string;
  /** Empty for a page that was opened from another one: search engines load every page directly. */
  description: string;
  /** The path that search engines should use, such as `/pricing`. */
  path: string;
  /** For pages that search engines should not list. */
  noindex?: boolean;
  /** The languages it exists in; without them in English alone. */
  languages?: readonly Language[];
  type?: 'website' | 'article';
  /** The day an article was published, such as 2025-06-22. */
  published?: string;
  /** Structured data for search engines, see `json-ld.ts`. */
  jsonLd?: (origin: string) => JsonLd[];
};

/** Title, description, canonical URL and social card of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, type = 'website' } = page;
  const origin = siteOrigin();
  const full = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  if (page.noindex) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const image = `${origin}/social-card.png`;
  const url = pageUrl(origin, path);
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(origin, path, page.languages ?? []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${texts.tagline}` },
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

/** Tells search engines where the page is in each language. */
function alternates(origin: string, path: string, all: readonly Language[]): MetaDescriptor[] {
  if (all.length < 2) return [];
  const link = (hrefLang: string, language: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: pageUrl(origin, path, language),
  });
  return [...all.map((language) => link(language.lang, language)), link('x-default', english)];
}
