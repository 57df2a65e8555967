import type { MetaDescriptor } from 'react-router';
import { brand } from '#contract/brand.ts';

/** Stands in the built HTML for PUBLIC_URL, which only the running server knows; it puts the real one in. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

type PageMeta = {
  title: string;
  description: string;
  /** Path of the page search engines should keep, such as `/pricing`. */
  path: string;
  /** For pages that belong to one person. */
  noindex?: boolean;
  type?: 'website' | 'article';
};

/** Title, description, canonical address and social card of a page: `export const meta = () => pageMeta({…})`. */
export function pageMeta({
  title,
  description,
  path,
  noindex,
  type = 'website',
}: PageMeta): MetaDescriptor[] {
  const origin = typeof document === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin;
  const full = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  if (noindex) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: `${origin}/social-card.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
