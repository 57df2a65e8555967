/** Tells whether an element is in view, at first and at every change, until the returned function is called. */
export function watchInView(
  element: Element,
  onChange: (inView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A busy page gets several changes at once. Only the last one is still true.
    const last = entries.at(-1);
    if (last) onChange(last.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
