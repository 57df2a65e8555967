import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { blogPosts, readPosts } from './blog-posts.ts';
import { compilePost, renderMarkdown } from './compile-post.ts';

const description = 'A description long enough to be of use to somebody who searches.';
const post = (front: string, body = 'Words.') => `---\n${front}\n---\n\n${body}\n`;
const good = `title: A title\ndescription: ${description}\ndate: 2025-06-09\ntags: [one]`;

const folders: string[] = [];
async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describe('compilePost', () => {
  it('takes the slug from the file name and fills in missing fields', () => {
    expect(compilePost('a-post.md', post(good)).meta).toEqual({
      slug: 'a-post',
      title: 'A title',
      description,
      date: '2025-06-09',
      author: 'the team',
      tags: ['one'],
      featured: false,
      readTime: 1,
      showContent: true,
      published: true,
    });
  });

  it.each([
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('reads %i words in %i minutes', (words, minutes) => {
    expect(compilePost('p.md', post(good, 'word '.repeat(words))).meta.readTime).toBe(minutes);
  });

  it('keeps a read time the author states', () => {
    expect(compilePost('p.md', post(`${good}\nreadTime: 9`)).meta.readTime).toBe(9);
  });

  it('accepts Coming Soon with no text', () => {
    const front = good.replace('2025-06-09', 'Coming Soon');
    expect(compilePost('p.md', post(`${front}\nshowContent: false`, '')).meta.date).toBe('Coming Soon');
  });

  it('names the file and every invalid key', () => {
    const bad = post(`title: ""\ndescription: ${description}\ndate: soon\ntags: [one]\nautor: me`);
    expect(() => compilePost('bad.md', bad)).toThrow(/content\/blog\/bad\.md: .*title.*date.*autor/s);
  });

  it.each([
    ['invalid YAML', '---\ntitle: "open\n---\ntext'],
    ['no front matter', 'text\n\n---\ntitle: late\n---\n'],
    ['front matter without an end', `---\n${good}\n\ntext`],
    ['empty front matter', '---\n---\ntext'],
  ])('names the file when it has %s', (_what, source) => {
    expect(() => compilePost('broken.md', source)).toThrow(/content\/blog\/broken\.md/);
  });

  it('ends the front matter at the second --- line, also with Windows line ends', () => {
    const source = post(good, 'One.\n\n---\n\nTwo.').replaceAll('\n', '\r\n');
    expect(compilePost('p.md', source).body().html).toMatch(/One\.[\s\S]*<hr>[\s\S]*Two\./);
  });

  it('refuses a file name that is not a slug, and a post without text', () => {
    expect(() => compilePost('My Post.md', post(good))).toThrow(/file name/);
    expect(() => compilePost('p.md', post(good, ''))).toThrow(/no text/);
  });
});

describe('renderMarkdown', () => {
  it('gives each heading an anchor of its own and lists the second level', () => {
    const { html, headings } = renderMarkdown("## What's *new*?\n\n## What's new?\n\n### Deeper");
    expect(html).toContain('<h2 id="what-s-new"><a href="#what-s-new">What&#39;s <em>new</em>?</a></h2>');
    expect(html).toContain('<h2 id="what-s-new-2">');
    expect(headings).toEqual([
      { id: 'what-s-new', text: "What's new?" },
      { id: 'what-s-new-2', text: "What's new?" },
    ]);
  });

  it('puts a table into a box that scrolls', () => {
    const { html } = renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(html).toMatch(/<div class="table-box"[^>]*tabindex="0"[^>]*><table>[\s\S]*<\/table>\s*<\/div>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).not.toContain('scope="row"');
  });

  it('uses the first column as row headers when the top left cell is empty', () => {
    const { html } = renderMarkdown('| | b |\n| --- | --- |\n| one | 1 |\n| two | 2 |');
    expect(html.match(/<th scope="row">(one|two)<\/th>/g)).toHaveLength(2);
    expect(html).not.toContain('<th></th>');
  });

  it('renders a checklist without unlabelled inputs', () => {
    const { html } = renderMarkdown('- [ ] open\n- [x] done');
    expect(html).not.toContain('<input');
    expect(html).toContain('aria-label="Done"');
  });
});

describe('blogPosts', () => {
  it('leaves out drafts', async () => {
    const folder = await folderWith({ 'a.md': post(good), 'draft.md': post(`${good}\npublished: false`) });
    expect(readPosts(folder).map(({ meta }) => meta.slug)).toEqual(['a']);
  });

  const bundle = (folder: string, source: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        blogPosts(folder),
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
          load: (id) => (id === '\0entry' ? source : undefined),
        },
      ],
      build: {
        write: false,
        minify: false,
        rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
      },
    });

  it('bundles each text as a chunk of its own, without a parser', async () => {
    const folder = await folderWith({
      'a.md': post(good, 'First text.'),
      'b.md': post(good, 'Second text.'),
    });
    const result = await bundle(
      folder,
      `export { default as posts } from 'virtual:blog-posts'; export { default as bodies } from 'virtual:blog-bodies';`,
    );
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] };
    const holding = (text: string) => output.filter(({ code }) => code?.includes(text));
    expect(output).toHaveLength(3);
    expect(holding('First text.')).toHaveLength(1);
    expect(holding('Second text.')).toHaveLength(1);
    expect(holding('First text.')[0]).not.toBe(holding('Second text.')[0]);
    expect(output.map(({ code }) => code).join('').length).toBeLessThan(5000);
  });

  it('fails the build and names the broken file', async () => {
    const folder = await folderWith({ 'a.md': post(good), 'oops.md': post('title: only a title') });
    await expect(bundle(folder, `export { default } from 'virtual:blog-posts';`)).rejects.toThrow(/oops\.md/);
  });
});

describe('content/blog', () => {
  const posts = readPosts(resolve('content/blog'));

  it('compiles every post of the folder', () => {
    const isDraft = (file: string) =>
      /^published: false$/m.test(readFileSync(`content/blog/${file}`, 'utf8'));
    const files = readdirSync('content/blog').filter((file) => file.endsWith('.md') && !isDraft(file));
    expect(posts.map(({ meta }) => `${meta.slug}.md`).toSorted()).toEqual(files.toSorted());
  });

  it('has full articles of at least five minutes with links into the site', () => {
    for (const { meta, body } of posts.filter(({ meta }) => meta.showContent)) {
      expect(meta.readTime, meta.slug).toBeGreaterThanOrEqual(5);
      expect(body().html.match(/href="\/[^"]*"/g)?.length, meta.slug).toBeGreaterThanOrEqual(3);
    }
  });
});
