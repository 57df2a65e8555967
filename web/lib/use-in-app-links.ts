import type { MouseEvent } from 'react';

/** The path of a plain click on a link within this site; null for any other click. */
export function inAppPath(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//') || link.target) return null;
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return href;
}
