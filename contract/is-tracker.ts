import { trackerHosts, trackerPaths } from './tracker-list.ts';

/** A remote image as a mail declares it, each as in its attribute. */
export type DeclaredImage = {
  src: string;
  width: string | null;
  height: string | null;
  style: string | null;
};

/** Larger images can be seen. */
const TINY = 2;

/** Whether an image only reports that the message was read: by its size, its host or its path. */
export function isTracker({ src, width, height, style }: DeclaredImage): boolean {
  const sizes = [sizeIn(style, 'width') ?? toSize(width), sizeIn(style, 'height') ?? toSize(height)];
  const declared = sizes.filter((size) => size !== null);
  if (declared.length > 0 && declared.every((size) => size <= TINY)) return true;
  const url = URL.parse(src);
  if (!url) return false;
  return (
    trackerPaths.some((path) => path.test(url.pathname)) ||
    trackerHosts.some(
      ([host, path]) =>
        (url.hostname === host || url.hostname.endsWith(`.${host}`)) && (!path || path.test(url.pathname)),
    )
  );
}

/** Null for a percentage, which says nothing about the size on screen. */
function toSize(text: string | null): number | null {
  const size = Number.parseFloat(text ?? '');
  return Number.isNaN(size) || text?.includes('%') ? null : size;
}

const sizeIn = (style: string | null, property: 'width' | 'height'): number | null =>
  toSize(
    new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([\\d.]+(?:px)?)\\s*(?:!|;|$)`, 'i').exec(style ?? '')?.[1] ??
      null,
  );
