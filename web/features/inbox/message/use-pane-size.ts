import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in whole pixels, while it changes. Null until it is known. */
export function usePaneSize(
  element: RefObject<HTMLElement | null>,
): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const read = ({ width, height }: { width: number; height: number }) => {
      const next = { width: Math.floor(width), height: Math.floor(height) };
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    read(element.current.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && read(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
