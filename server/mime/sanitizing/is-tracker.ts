import { trackerHosts, trackerPaths } from './tracker-list.ts';

/** Whether the address of an image is one that only reports that the message was read, by its host or its path. */
export function isTrackerAddress(src: string): boolean {
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
