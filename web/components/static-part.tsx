import type { ComponentType, MouseEvent } from 'react';
import { playInside } from '#web/lib/play-in-view.ts';
import { useInAppLinks } from '#web/lib/use-in-app-links.ts';
import { lazyPart } from './lazy-part.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A part of a prerendered page that needs no JavaScript. The browser keeps the HTML that it was sent. It loads the code
 * of the part only when the visitor comes from another page. `Rendered` is the part itself in the build, and null in
 * the browser.
 */
export function staticPart(id: string, Rendered: ComponentType | null, load: Load) {
  const html = typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
  const Loaded = lazyPart(load);

  return function StaticPart({ onLink }: { onLink?: (link: Element) => void }) {
    const followLink = useInAppLinks();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link) onLink?.(link);
      followLink(event);
    };
    if (Rendered || html === undefined) {
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside can be used by keyboard; this only handles their clicks
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div id={id} className="behind-sheet" onClick={onClick}>
          {Rendered ? <Rendered /> : <Loaded quiet />}
        </div>
      );
    }
    const content = { dangerouslySetInnerHTML: { __html: html } };
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div
        id={id}
        ref={playInside}
        className="behind-sheet"
        onClick={onClick}
        suppressHydrationWarning
        {...content}
      />
    );
  };
}
