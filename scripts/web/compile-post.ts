import { Marked, type Tokens } from 'marked';
import { readMeta, splitFrontMatter } from './front-matter.ts';

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
 * Puts a table into a box that scrolls and can be reached by keyboard, so that a wide table does not widen the page.
 * If the top left cell is empty, the first column holds the headers of the rows.
 */
function boxTable(table: string): string {
  const namesRows = table.includes('<th></th>');
  const named = table.replace('<th></th>', '<td></td>').replaceAll('<th>', '<th scope="col">');
  const rows = (body: string) => body.replace(/<tr>\s*<td>(.*?)<\/td>/g, '<tr><th scope="row">$1</th>');
  const whole = namesRows ? named.replace(/<tbody>[\s\S]*/, rows) : named;
  return `<div class="table-box" role="region" aria-label="Table" tabindex="0">${whole}</div>`;
}

/** Turns GitHub-flavored Markdown into HTML and lists the headings of level 2. HTML in posts is kept: they are ours. */
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
      // The default is a disabled input without a label, which screen readers cannot announce.
      checkbox: ({ checked }) =>
        `<span class="check" role="img" aria-label="${checked ? 'Done' : 'To do'}">${checked ? '☑' : '☐'}</span> `,
    },
    hooks: { postprocess: (html) => html.replace(/<table>[\s\S]*?<\/table>/g, boxTable) },
  });

  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

/** Reads one file of content/blog: its validated front matter and, on demand, its HTML. */
export function compilePost(file: string, source: string) {
  const { data, content } = splitFrontMatter(file, source);
  return {
    meta: readMeta(file, data, content),
    body: () => renderMarkdown(content),
  };
}
