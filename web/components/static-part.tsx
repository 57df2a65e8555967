import { type ComponentType, type MouseEvent, useState } from 'react';
import { playInside } from '#web/lib/play-in-view.ts';
import { useInAppLinks } from '#web/lib/use-in-app-links.ts';
import { lazyPart } from './lazy-part.tsx';

/** A part with a button in it. The button works once the code of the part is loaded, which then does what was pressed. */
export type PressedPart = ComponentType<{ pressed?: boolean }>;

/**
 * A part of a prerendered page that needs no JavaScript. The browser keeps the HTML that it was sent. It loads the code
 * of the part only when the visitor comes from another page, or presses a button in it. In development the browser has
 * the code from the start, so that changes show at once.
 */
export async function staticPart(id: string, load: () => Promise<{ default: PressedPart }>) {
  const Rendered = import.meta.env.SSR || import.meta.env.DEV ? (await load()).default : null;
  const html = typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
  const Loaded = lazyPart(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the top level of a module
  return function StaticPart({ onLink }: { onLink?: (link: Element) => void }) {
    const followLink = useInAppLinks();
    const [pressed, setPressed] = useState(false);
    const isHtml = !Rendered && html !== undefined && !pressed;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (isHtml && target.closest('button')) Loaded.open(() => setPressed(true));
      const link = target.closest('a');
      if (link) onLink?.(link);
      followLink(event);
    };
    // The links and buttons inside can be used by keyboard; this only handles their clicks.
    const box = { id, className: 'behind-message', onClick };
    if (!isHtml) return <div {...box}>{Rendered ? <Rendered /> : <Loaded quiet pressed={pressed} />}</div>;
    const content = { dangerouslySetInnerHTML: { __html: html } };
    // A key of its own, because React cannot turn this element into the one above.
    return <div key="html" ref={playInside} suppressHydrationWarning {...box} {...content} />;
  };
}
