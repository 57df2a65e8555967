/** For the `ref` of an element with animations: they run only while it is in view. See demo.css. */
export function playInView(element: HTMLElement | null) {
  if (!element) return;
  const observer = new IntersectionObserver(
    ([entry]) => element.toggleAttribute('data-in-view', entry?.isIntersecting),
    { threshold: 0.6 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The same for everything inside an element that was not rendered by React. */
export function playInside(box: HTMLElement | null) {
  const stops = [...(box?.querySelectorAll<HTMLElement>('.demo') ?? [])].map(playInView);
  return () => {
    for (const stop of stops) stop?.();
  };
}
