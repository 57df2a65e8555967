import { brand } from '#contract/brand.ts';
import { price } from '#contract/plans.ts';
import { limits } from './limits.ts';
import type { JsonLd } from './meta.ts';
import { texts } from './texts.ts';

/** Structured data for search engines, which require absolute URLs. */

export function webSite(origin: string): JsonLd {
  return { '@type': 'WebSite', name: brand.name, url: `${origin}/`, description: texts.tagline };
}

export function organization(origin: string): JsonLd {
  return {
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(brand.founded),
  };
}

export type PlainFaq = { question: string; answer: string };

export function faqPage(entries: PlainFaq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function premiumProduct(origin: string): JsonLd {
  return {
    '@type': 'Product',
    name: `${brand.name} Premium`,
    description: texts.premiumSummary(),
    brand: { '@type': 'Brand', name: brand.name },
    image: `${origin}/social-card.png`,
    offers: {
      '@type': 'Offer',
      url: `${origin}/pricing`,
      price: price.perMonth.toFixed(2),
      priceCurrency: price.currency,
      availability: `https://schema.org/${limits.availability}`,
    },
  };
}

type ArticleFacts = { slug: string; title: string; description: string; date: string };

export function article(origin: string, { slug, title, description, date }: ArticleFacts): JsonLd {
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    author: publisher,
    publisher,
    image: `${origin}/social-card.png`,
    mainEntityOfPage: `${origin}/blog/${slug}`,
  };
}
