import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Whether a click on a link should stay in the app: a plain click on a path of this site. */
export function inAppPath(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//') || link.target) return null;
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return href;
}

/** The compiled text of a post. Its links to our own pages navigate without a reload. */
export function ArticleHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const path = inAppPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are operable; this only catches their clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build time from our own files
    <div className="prose" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
