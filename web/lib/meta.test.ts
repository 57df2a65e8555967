import { describe, expect, it } from 'vitest';
import { english, type Language } from '#contract/languages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage, premiumProduct } from './json-ld.ts';
import { ORIGIN_PLACEHOLDER, pageMeta, pageUrl } from './meta.ts';

const german: Language = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' };
const page = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };

describe('pageMeta', () => {
  it('adds the brand to titles that do not contain it', () => {
    expect(pageMeta(page)[0]).toEqual({ title: 'Pricing | Mayfly' });
    expect(pageMeta({ ...page, title: 'About Mayfly' })[0]).toEqual({ title: 'About Mayfly' });
  });

  it('uses the placeholder of the origin in prerendered pages', () => {
    const tags = pageMeta(page);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN_PLACEHOLDER}/pricing` });
    expect(tags).toContainEqual({ property: 'og:image', content: `${ORIGIN_PLACEHOLDER}/social-card.png` });
  });

  it('says where the page is in each language', () => {
    const tags = pageMeta({ ...page, path: '/', languages: [english, german] });
    expect(pageUrl(ORIGIN_PLACEHOLDER, '/', german)).toBe(`${ORIGIN_PLACEHOLDER}/de`);
    const links = tags.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []));
    expect(links).toEqual([
      ['en', `${ORIGIN_PLACEHOLDER}/`],
      ['de', `${ORIGIN_PLACEHOLDER}/de`],
      ['x-default', `${ORIGIN_PLACEHOLDER}/`],
    ]);
  });

  it('only tells search engines to ignore a private page', () => {
    expect(pageMeta({ ...page, noindex: true })).toEqual([
      { title: 'Pricing | Mayfly' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('adds structured data with the schema.org context', () => {
    const [data] = pageMeta({ ...page, jsonLd: (origin) => [premiumProduct(origin)] }).slice(-1);
    expect(data).toMatchObject({
      'script:ld+json': { '@context': 'https://schema.org', offers: { price: '4.99', priceCurrency: 'USD' } },
    });
  });
});

describe('structured data', () => {
  it('lists breadcrumbs from home to the page', () => {
    const { itemListElement } = breadcrumbs('https://o', ['Blog', '/blog'], ['Post', '/blog/post']);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://o/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://o/blog' },
      { '@type': 'ListItem', position: 3, name: 'Post', item: 'https://o/blog/post' },
    ]);
  });

  it('pairs questions and answers', () => {
    expect(faqPage([{ question: 'Q?', answer: 'A.' }])).toMatchObject({
      mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'A.' } }],
    });
  });
});
