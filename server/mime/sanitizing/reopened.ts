/**
 * A browser opens an unclosed formatting element again in each block that follows. So a few tags of a mail can become any
 * number of elements.
 */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** These close an open paragraph, with everything in it. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote center dd details dir div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ' +
    'menu nav ol p pre section summary table ul'
  ).split(' '),
);
/** These also close an open element of their own kind. */
const ITEMS = new Set(['li', 'dd', 'dt']);

/** Counts the elements that a browser opens again in each block. `open` has the tags that are open at the moment. */
export function createReopened(open: readonly string[]) {
  let count = 0;
  /** How many of `open` have been counted. */
  let counted = 0;

  return {
    /** How many there can be in an element with this tag, which is about to be written. */
    inside(tag: string): number {
      if (!BLOCKS.has(tag)) return count;
      const closed = Math.max(
        open.lastIndexOf('p'),
        ITEMS.has(tag) ? open.findLastIndex((one) => ITEMS.has(one)) : -1,
      );
      if (closed < 0) return count;
      for (let i = Math.max(closed, counted); i < open.length; i++) if (FORMATTING.has(open[i]!)) count++;
      counted = open.length;
      return count;
    },

    /** The last open element was closed, with or without an end tag of its own. */
    closed(tag: string, hasEndTag: boolean): void {
      const wasCounted = open.length < counted;
      if (FORMATTING.has(tag) && hasEndTag === wasCounted) count += hasEndTag ? -1 : 1;
      counted = Math.min(counted, open.length);
    },
  };
}
