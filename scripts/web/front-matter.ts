import { z } from 'zod';
import { WORDS_PER_MINUTE } from '#contract/timings.ts';

export const COMING_SOON = 'Coming Soon';

const day = z.iso.date();
const label = z.string().trim().min(1);

/** What an author writes above a post. Unknown keys are refused: they are nearly always typing mistakes. */
const frontMatter = z.strictObject({
  title: label.max(70),
  description: label.min(50).max(200),
  // YAML reads an unquoted day as a Date.
  date: z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.union([day, z.literal(COMING_SOON)], {
      error: `must be a day such as 2025-06-22, or '${COMING_SOON}'`,
    }),
  ),
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

/** Checks the front matter of one file; the error names the file and every bad key. */
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
