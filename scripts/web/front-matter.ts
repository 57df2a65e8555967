import { parse } from 'yaml';
import { z } from 'zod';

const WORDS_PER_MINUTE = 200;
export const COMING_SOON = 'Coming Soon';

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

export function readTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Splits a post into the YAML between its two `---` lines and the text after them. */
export function splitFrontMatter(file: string, source: string): { data: unknown; content: string } {
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (match?.index !== 0) throw new Error(`content/blog/${file}: it does not begin with front matter`);
  try {
    return { data: parse(match[1]!), content: source.slice(match[0].length) };
  } catch (error) {
    throw new Error(`content/blog/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checks the front matter of one file. The error names the file and every invalid key. */
export function readMeta(file: string, data: unknown, content: string) {
  const slug = file.replace(/\.md$/, '');
  if (!slugs.test(slug)) throw new Error(`content/blog/${file}: the file name is the slug: a-z, 0-9 and -`);
  const result = frontMatter.safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    );
    throw new Error(`content/blog/${file}: ${problems.join('; ')}`);
  }
  if (result.data.showContent && !content.trim()) {
    throw new Error(`content/blog/${file}: there is no text; set showContent: false for a placeholder`);
  }
  return { ...result.data, slug, readTime: result.data.readTime ?? readTime(content) };
}

export type PostMeta = ReturnType<typeof readMeta>;
