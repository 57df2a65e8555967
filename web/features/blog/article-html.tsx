import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { fillLimits } from '#contract/plan-limits.ts';
import { limits } from '#web/lib/limits.ts';

/** The path of a plain click on a link within this site; null for any other click. */
export function inAppPath(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//') || link.target) return null;
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return href;
}

/** The compiled text of a post. Links to our own pages navigate without a reload. */
export function ArticleHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const path = inAppPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside can be used by keyboard; this only handles their clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build time from our own files
    <div className="prose" onClick={onClick} dangerouslySetInnerHTML={{ __html: fillLimits(html, limits) }} />
  );
}
