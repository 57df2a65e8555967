import { useEffect, useRef } from 'react';

const PIXELS_PER_SECOND = 18;

/**
 * Lets a strip drift to its end and back. Rests under the pointer, while something in it has the focus,
 * when the reader wants less motion, and while it is out of sight.
 */
export function useAutoScroll(active: boolean) {
  const ref = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const strip = ref.current;
    if (!strip || !active || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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

    const sight = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      last = 0;
      if (entry?.isIntersecting) frame = requestAnimationFrame(step);
    });
    sight.observe(strip);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [active]);

  return ref;
}
