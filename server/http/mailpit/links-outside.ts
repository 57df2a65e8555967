import { setImmediate as turn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

/** The first of two attributes with the same name counts, so these override the sender's. */
const OUTSIDE = ' target="_blank" rel="noreferrer noopener"';
/** Others have their turn after this many characters. */
const PIECE = 2 ** 16;

/** Makes every link of a page open outside it. What only looks like a link, such as text in a title, stays as it is. */
export async function withLinksOutside(html: string): Promise<string> {
  const parts: string[] = [];
  let copied = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (name !== 'a') return;
      const end = parser.startIndex + '<a'.length;
      parts.push(html.slice(copied, end), OUTSIDE);
      copied = end;
    },
  });
  for (let at = 0; at < html.length; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    await turn();
  }
  parser.end();
  return parts.join('') + html.slice(copied);
}
