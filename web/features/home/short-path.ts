const MAX_LENGTH = 60;

/**
 * A path that a stranger may have written into a link, short enough for one line. It stays percent-encoded, so that it
 * cannot be mistaken for a sentence of ours.
 */
export function shortPath(pathname: string): string {
  return pathname.length > MAX_LENGTH ? `${pathname.slice(0, MAX_LENGTH - 1)}…` : pathname;
}
