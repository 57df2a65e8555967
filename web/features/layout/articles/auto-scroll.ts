import { watchInView } from '#web/lib/watch-in-view.ts';

const PIXELS_PER_SECOND = 18;

/**
 * Slowly scrolls a strip to its end and back, until the returned function is called. Pauses while the strip is hovered,
 * focused or off the screen. Does nothing when the system asks for reduced motion.
 */
export function autoScroll(strip: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let direction = 1;
  let position = strip.scrollLeft;
  let last = 0;
  let frame = 0;

  const step = (now: number) => {
    const elapsed = last ? Math.min(now - last, 100) : 0;
    last = now;
    const end = strip.scrollWidth - strip.clientWidth;
    if (strip.matches(':hover, :focus-within')) position = strip.scrollLeft;
    else if (end > 0) {
      position = Math.max(0, Math.min(end, position + (direction * PIXELS_PER_SECOND * elapsed) / 1000));
      if (position >= end) direction = -1;
      if (position <= 0) direction = 1;
      strip.scrollLeft = position;
    }
    frame = requestAnimationFrame(step);
  };

  const stopWatching = watchInView(strip, (inView) => {
    cancelAnimationFrame(frame);
    last = 0;
    if (inView) frame = requestAnimationFrame(step);
  });
  return () => {
    stopWatching();
    cancelAnimationFrame(frame);
  };
}
