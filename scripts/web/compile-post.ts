import matter from 'gray-matter';
import { Marked, type Tokens } from 'marked';
import { readMeta } from './front-matter.ts';

export type PostBody = { html: string; headings: { id: string; text: string }[] };

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * A wide table scrolls in its own box, reachable by keyboard, and never widens the page. Where the corner is
 * empty, the first column names the rows.
 */
function boxTable(table: string): string {
  const namesRows = table.includes('<th></th>');
  const named = table.replace('<th></th>', '<td></td>').replaceAll('<th>', '<th scope="col">');
  const rows = (body: string) => body.replace(/<tr>\s*<td>(.*?)<\/td>/g, '<tr><th scope="row">$1</th>');
  const whole = namesRows ? named.replace(/<tbody>[\s\S]*/, rows) : named;
  return `<div class="table-box" role="region" aria-label="Table" tabindex="0">${whole}</div>`;
}

/** GFM to HTML. Posts are our own files, so HTML in them passes. Headings of level 2 are listed. */
export function renderMarkdown(markdown: string): PostBody {
  const headings: PostBody['headings'] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({ gfm: true });

  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = plain(html);
        const base = anchor(text) || 'section';
        const seen = taken.get(base) ?? 0;
        taken.set(base, seen + 1);
        const id = seen === 0 ? base : `${base}-${seen + 1}`;
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`;
      },
      // A disabled input without a label says nothing to a screen reader.
      checkbox: ({ checked }) =>
        `<span class="check" role="img" aria-label="${checked ? 'Done' : 'To do'}">${checked ? '☑' : '☐'}</span> `,
    },
    hooks: { postprocess: (html) => html.replace(/<table>[\s\S]*?<\/table>/g, boxTable) },
  });

  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

/** One file of content/blog: its checked front matter and, on demand, its HTML. */
export function compilePost(file: string, source: string) {
  let parsed: { data: unknown; content: string };
  try {
    // gray-matter remembers what it has parsed, a failure as an empty success; with options it does not.
    parsed = matter(source, {});
  } catch (error) {
    throw new Error(`content/blog/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { data, content } = parsed;
  return {
    meta: readMeta(file, data, content),
    body: () => renderMarkdown(content),
  };
}
