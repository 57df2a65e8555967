import { watchInView } from './watch-in-view.ts';

/** For the `ref` of an element with animations: they run only while it is in view. See demo.css. */
export function playInView(element: HTMLElement | null) {
  if (!element) return;
  return watchInView(element, (inView) => element.toggleAttribute('data-in-view', inView), {
    threshold: 0.6,
  });
}

/** The same for everything inside an element that was not rendered by React. */
export function playInside(box: HTMLElement | null) {
  const stops = [...(box?.querySelectorAll<HTMLElement>('.demo') ?? [])].map(playInView);
  return () => {
    for (const stop of stops) stop?.();
  };
}
