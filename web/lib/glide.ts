/** Added to a slide that is still under way. */
const timing = { duration: 220, easing: 'ease-out', composite: 'add' } as const;

/**
 * For the `ref` of an element: when something appears above its children, above a list in it, or above the items of that
 * list, they slide to their new places instead of jumping. The list has a position, so that its items slide within it.
 */
export function glide(box: HTMLElement | null) {
  if (!box) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let before = placesIn(box);
  const observer = new MutationObserver(() => {
    const after = placesIn(box);
    // In a list that is scrolled, the browser keeps what is in view where it is.
    if (!still.matches && !isScrolled(box) && before.room === after.room) {
      for (const [part, top] of after.tops) {
        const moved = (before.tops.get(part) ?? top) - top;
        if (moved !== 0) part.animate([{ translate: `0 ${moved}px` }, { translate: '0 0' }], timing);
      }
    }
    before = after;
  });
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function placesIn(box: HTMLElement) {
  const tops = new Map<HTMLElement, number>();
  for (const part of box.querySelectorAll<HTMLElement>(':scope > *, :scope > * > ul, ul > li')) {
    // The box itself may move, which is not what slides here.
    const start = part.offsetParent === box.offsetParent ? box.offsetTop : 0;
    const top = part.offsetTop - start;
    // Nobody sees what slides below the window, and a list may have thousands of items there.
    if (top >= window.innerHeight) break;
    if (part.offsetParent) tops.set(part, top);
  }
  return { tops, room: `${window.innerWidth} x ${window.innerHeight}` };
}

const isScrolled = (box: HTMLElement) =>
  window.scrollY > 0 || [box, ...box.children].some(({ scrollTop }) => scrollTop > 0);
