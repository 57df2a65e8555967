import { Marked, type Tokens } from 'marked';
import { z } from 'zod';
import { colorCodeHtml } from '#contract/color-code.ts';
import { readFrontMatter } from './front-matter.ts';

export type PostBody = { html: string; headings: { id: string; text: string }[] };

const WORDS_PER_MINUTE = 200;
const COMING_SOON = 'Coming Soon';

const label = z.string().trim().min(1);

/** The fields above a post. Unknown keys are refused, because they are nearly always typing mistakes. */
const frontMatter = z.strictObject({
  title: label.max(70),
  description: label.min(50).max(200),
  date: z.union([z.iso.date(), z.literal(COMING_SOON)], {
    error: `must be a day such as 2025-06-22, or '${COMING_SOON}'`,
  }),
  author: label.default('the team'),
  tags: z.array(label).min(1),
  featured: z.boolean().default(false),
  readTime: z.int().min(1).optional(),
  showContent: z.boolean().default(true),
  published: z.boolean().default(true),
});

const slugs = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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
      // Long lines are scrolled, also by keyboard.
      code: ({ text }) => `<pre tabindex="0"><code>${colorCodeHtml(text)}</code></pre>\n`,
      // The default is a disabled input without a label, which screen readers cannot announce.
      checkbox: ({ checked }) =>
        `<span class="check" role="img" aria-label="${checked ? 'Done' : 'To do'}">${checked ? '☑' : '☐'}</span> `,
    },
    hooks: { postprocess: (html) => html.replace(/<table>[\s\S]*?<\/table>/g, boxTable) },
  });

  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

function readTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Reads one file of content/blog: its validated front matter and, on demand, its HTML. */
export function compilePost(name: string, source: string) {
  const file = `content/blog/${name}`;
  const slug = name.replace(/\.md$/, '');
  if (!slugs.test(slug)) throw new Error(`${file}: the file name is the slug: a-z, 0-9 and -`);
  const { data, content } = readFrontMatter(file, source, frontMatter);
  if (data.showContent && !content.trim()) {
    throw new Error(`${file}: there is no text; set showContent: false for a placeholder`);
  }
  return {
    meta: { ...data, slug, readTime: data.readTime ?? readTime(content) },
    body: () => renderMarkdown(content),
  };
}
