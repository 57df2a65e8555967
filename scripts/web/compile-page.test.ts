import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilePage } from './compile-page.ts';

const front = '---\ntitle: A title\nlead: A lead.\n---\n';

/** What the module hands to the page. */
const textOf = (module: string) => JSON.parse(JSON.parse(/readPage\((".*"), \{/.exec(module)![1]!));
const sectionOf = (markdown: string) => textOf(compilePage('p.md', `${front}\n${markdown}`)).sections[0];

describe('compilePage', () => {
  it('reads a section of prose, with its id and its intro', () => {
    expect(sectionOf('## Why? {#why}\n\n> In short.\n\nA [link](/help).\n\n- **One**')).toEqual({
      id: 'why',
      title: 'Why?',
      intro: 'In short.',
      prose: '<p>A <a href="/help">link</a>.</p>\n<ul>\n<li><strong>One</strong></li>\n</ul>',
    });
  });

  it('gives the headers of a table their scope', () => {
    expect(sectionOf('## T {#t}\n\n| a |\n| --- |\n| 1 |').prose).toContain('<th scope="col">a</th>');
  });

  it.each(['tiles', 'steps', 'questions'])('reads %s: a heading and a paragraph each', (pattern) => {
    const section = sectionOf(`## T {#t ${pattern}}\n\n### One\n\nText.\n\n### Two\n\n[Link](/a)`);
    expect(section[pattern]).toEqual([
      { title: 'One', text: 'Text.' },
      { title: 'Two', text: '<a href="/a">Link</a>' },
    ]);
  });

  it('reads two lists', () => {
    expect(sectionOf('## T {#t lists}\n\n### Good\n\n- a\n- b\n\n### Bad\n\n- c').lists).toEqual([
      { title: 'Good', entries: ['a', 'b'] },
      { title: 'Bad', entries: ['c'] },
    ]);
  });

  it('imports only the icons that the page names', () => {
    const module = compilePage('p.md', `${front}\n## T {#t tiles}\n\n### One {Car}\n\nText.`);
    expect(module).toContain("import { Car } from 'lucide-react'");
    expect(textOf(module).sections[0].tiles).toEqual([{ title: 'One', icon: 'Car', text: 'Text.' }]);
  });

  it('fills in what is known at build time, and leaves the limits to the server', () => {
    const source = '---\ntitle: About {{brand}}\nlead: For {{freeLifetime}}.\n---\n';
    expect(textOf(compilePage('p.md', source))).toMatchObject({
      title: 'About Mayfly',
      lead: 'For {{freeLifetime}}.',
    });
  });

  it.each([
    ['an unknown placeholder', '{{freeLifetimes}}', /\{\{freeLifetimes\}\} is unknown/],
    ['an unknown pattern', '## T {#t tile}', /“T \{#t tile\}” must look like/],
    ['a section without an id', '## T', /“T” must look like/],
    ['text before the first section', 'Text.', /no heading before “Text\.”/],
    ['a tile without text', '## T {#t tiles}\n\n### One', /“One” needs one paragraph/],
    ['a heading without its list', '## T {#t lists}\n\n### One\n\nText.', /must be one list/],
  ])('names the file when it has %s', (_what, markdown, problem) => {
    const compile = () => compilePage('bad.md', `${front}\n${markdown}`);
    expect(compile).toThrow(/^content\/pages\/bad\.md: /);
    expect(compile).toThrow(problem);
  });

  it('leaves out what a translation was made from', () => {
    const source = '---\ntitle: Ein Titel\nlead: Los.\nmadeFrom: 12345\n---\n';
    expect(textOf(compilePage('de/p.md', source))).toEqual({
      title: 'Ein Titel',
      lead: 'Los.',
      sections: [],
    });
  });

  it('names every invalid key of the front matter', () => {
    expect(() => compilePage('bad.md', '---\nheading: x\nlead: ""\n---\n')).toThrow(
      /content\/pages\/bad\.md: .*title.*lead.*heading/s,
    );
  });
});

const pages = readdirSync('content/pages', { recursive: true, encoding: 'utf8' });

it.each(pages.filter((file) => file.endsWith('.md')))('content/pages/%s compiles', (file) => {
  const { title, sections } = textOf(compilePage(file, readFileSync(`content/pages/${file}`, 'utf8')));
  expect(title).toBeTruthy();
  expect(sections.length).toBeGreaterThan(2);
});
