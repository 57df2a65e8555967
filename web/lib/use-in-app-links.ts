import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { readPath } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';

/** A click handler for HTML: links to our own pages navigate without a reload. */
export function useInAppLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const path = inAppPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path);
  };
}

/** Other sites, the API, and files such as feeds. */
const NO_PAGE = /^\/(\/|api\/)|^[^?#]*\/[^/@?#]+\.\w+(?:[?#]|$)/;

/** The path of a plain click on a link to a page of this application; null for any other click. */
export function inAppPath(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || NO_PAGE.test(href)) return null;
  if (link.target || link.hasAttribute('download')) return null;
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  // A page of another language, such as the blog, is another document.
  const { language, path } = readPath(href);
  return language === pageLanguage() ? path : null;
}
