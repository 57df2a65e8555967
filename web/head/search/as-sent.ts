import type { JsonLd } from '#web/lib/meta.ts';
import type { forSearch } from './for-search.ts';

const none = { description: '', jsonLd: (): JsonLd[] => [] };
let sent: { path: string; description: string; jsonLd: () => JsonLd[] } | undefined;

/**
 * Search engines load every page directly. So the browser keeps what the page was sent with, and needs nothing of this for
 * the pages that are opened from it.
 */
export const asSent: typeof forSearch = ({ path }) => {
  sent ??= { path, ...readDocument() };
  return path === sent.path ? sent : none;
};

function readDocument() {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map(({ textContent }) => JSON.parse(textContent));
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  return { description: meta?.content ?? '', jsonLd: () => data };
}
