import { Marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { readFrontMatter } from './front-matter.ts';

const text = z.string().trim().min(1);

/** The top of a page with its buttons, and the call to action at its end. Unknown keys are refused. */
const frontMatter = z.strictObject({
  eyebrow: text.optional(),
  title: text,
  lead: text,
  action: text.optional(),
  generates: z.literal(false).optional(),
  more: z.strictObject({ label: text, to: text }).optional(),
  closing: z.strictObject({ title: text, text, label: text }).optional(),
  /** Only in translations, for check-pages.ts. */
  madeFrom: z.unknown().optional(),
});

const marked = new Marked({ gfm: true, async: false });
const inline = (markdown: string) => marked.parseInline(markdown) as string;
const html = (tokens: Token[]) =>
  (marked.parser(tokens) as string).replaceAll('<th>', '<th scope="col">').trim();

/** What each pattern of a section makes of the Markdown below its heading: see docs/develop/pages.md. */
const patterns: Record<string, (blocks: Token[]) => object> = {
  prose: (blocks) => ({ prose: html(blocks) }),
  tiles: (blocks) => ({ tiles: readItems(blocks) }),
  steps: (blocks) => ({ steps: readItems(blocks) }),
  questions: (blocks) => ({ questions: readItems(blocks) }),
  lists: (blocks) => ({
    lists: splitAt(3, blocks).map(({ title, blocks }) => ({ title, entries: readList(blocks) })),
  }),
  slot: () => ({}),
};

/** The parts of a text that begin with a heading of this level. Anything before the first one is a mistake. */
function splitAt(depth: number, blocks: Token[]) {
  const parts: { title: string; blocks: Token[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) parts.push({ title: block.text, blocks: [] });
    else if (block.type !== 'space') {
      if (parts.length === 0) throw new Error(`there is no heading before “${block.raw.trim()}”`);
      parts.at(-1)!.blocks.push(block);
    }
  }
  return parts;
}

/** `### Title {Icon}` and a paragraph. The icon is the name of a Lucide icon. */
const readItems = (blocks: Token[]) =>
  splitAt(3, blocks).map(({ title, blocks: [paragraph, ...rest] }) => {
    const [, name, icon] = /^(.*?)(?: \{(\w+)\})?$/.exec(title)!;
    if (paragraph?.type !== 'paragraph' || rest.length > 0) throw new Error(`“${name}” needs one paragraph`);
    return { title: name, icon, text: inline(paragraph.text) };
  });

function readList([list, ...rest]: Token[]): string[] {
  if (list?.type !== 'list' || rest.length > 0) throw new Error('below each heading there must be one list');
  return (list as Tokens.List).items.map((item) => item.text);
}

/** `## Title {#id pattern}`, the intro as a quote, and what the pattern asks for. */
function readSection({ title, blocks }: { title: string; blocks: Token[] }) {
  const [, name, id, pattern = 'prose'] = /^(.*) \{#([\w-]+)(?: (\w+))?\}$/.exec(title) ?? [];
  const read = patterns[pattern];
  if (!name || !read) throw new Error(`“${title}” must look like “Title {#id}” or “Title {#id pattern}”`);
  const [first, ...rest] = blocks;
  const intro = first?.type === 'blockquote' ? inline(first.text) : undefined;
  return { id, title: name, intro, ...read(intro ? rest : blocks) };
}

/** Reads one file of content/pages, such as `en/about.md`: the module that has its text, and imports the icons it names. */
export function compilePage(name: string, source: string): string {
  const file = `content/pages/${name}`;
  const { data, content } = readFrontMatter(file, source, frontMatter);
  delete data.madeFrom;
  try {
    const sections = splitAt(2, marked.lexer(content)).map(readSection);
    const json = JSON.stringify({ ...data, sections });
    const icons = [...new Set([...json.matchAll(/"icon":"(\w+)"/g)].map(([, icon]) => icon))].join(', ');
    return `import { ${icons} } from 'lucide-react';
import { readPage } from '#web/features/pages/read-page.ts';
export const texts = readPage(${JSON.stringify(json)}, { ${icons} });`;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
