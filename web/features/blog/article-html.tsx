import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { fillLimits } from '#contract/plan-limits.ts';
import { inAppPath } from '#web/lib/in-app-path.ts';
import { limits } from '#web/lib/limits.ts';

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
