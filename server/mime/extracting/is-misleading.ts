import { Parser } from 'htmlparser2';
import { joinLabel, mismatchedHost, targetOf } from '#contract/sender-tricks/misleading-link.ts';
import { safeLink } from '../sanitizing/safe-url.ts';
import { MAX_DEPTH, MAX_SOURCE, STEP } from './read-html.ts';

/** These end a link that was left open. After any other element it goes on. */
const ENDS_LINK = new Set('td th caption table'.split(' '));

/** Whether a link to this place has a text that names another site. As on the page, text that a style may hide counts. */
export function isMisleading(html: string, url: string): boolean {
  const target = targetOf(url);
  /** The texts of the link that is open, if it leads there. */
  let texts: string[] | null = null;
  let depth = 0;
  let found = false;

  function end() {
    found ||= texts !== null && mismatchedHost(joinLabel(texts), url) !== null;
    texts = null;
  }

  const parser = new Parser({
    onopentag(name, { href, alt }) {
      depth++;
      if (name === 'a') {
        end();
        const link = href && safeLink(href);
        if (link && targetOf(link) === target) texts = [''];
      } else texts?.push(name === 'img' ? ` ${alt ?? ''} ` : '', '');
    },
    onclosetag(name, isImplied) {
      depth--;
      const goesOn = texts !== null && name === 'a' && isImplied;
      if (name === 'a' || ENDS_LINK.has(name)) end();
      if (goesOn) texts = [''];
      else texts?.push('');
    },
    ontext(text) {
      if (texts) texts[texts.length - 1] += text;
    },
  });
  const source = html.slice(0, MAX_SOURCE);
  for (let at = 0; at < source.length && !found && depth <= MAX_DEPTH; at += STEP)
    parser.write(source.slice(at, at + STEP));
  end();
  return found;
}
