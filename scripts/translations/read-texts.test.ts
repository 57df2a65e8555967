// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are code

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readTexts } from './read-texts.ts';

function read(texts: string, options?: { isPlain: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'texts.tsx');
  writeFileSync(file, `export const texts = {\n${texts}\n};\n`);
  return readTexts(file, options);
}

it.each([
  ["close: 'Close'", 'Close'],
  ['hint: "Don\'t {press} it"', "Don't '{'press'}' it"],
  ['left: (count: number, { name }: { name: string }) => `${count} in ${name}`', '{count} in {name}'],
  ['price: `${limits.price} for ${brand.name}`', '{price} for {brand}'],
  [
    "ends: (date: string | null) => `Ends ${date ?? 'soon'}`",
    'Ends {date, select, null {soon} other {{date}}}',
  ],
  [
    "read: (link: Wrap) => <>\n    Read {link('the terms')}{' '}\n    first.</>",
    'Read <link>the terms</link> first.',
  ],
  [
    "links: (count: number) => plural(count, { one: 'A #1 link', other: `${count} links` })",
    "{count, plural, one {A '#'1 link} other {{count} links}}",
  ],
])('%s is the message %s', (code, english) => {
  expect(read(code)).toMatchObject([{ english }]);
});

it('a text has its place in the module, the note above it, and its parameters', () => {
  const code = `/** Of the list. */
    keys: { next: 'Next', /** A site. */ open: (host: string, { label }: { label: string }) => \`\${label}: \${host}\` }`;
  expect(read(code)).toMatchObject([
    { name: 'keys.next', note: 'Of the list.', signature: null },
    { name: 'keys.open', note: 'A site.', signature: 'host, { label }', parameters: ['host', 'label'] },
  ]);
});

it('a plain text is a message already', () => {
  expect(read("until: 'Until {time}'", { isPlain: true })).toMatchObject([{ english: 'Until {time}' }]);
});

it.each([
  'age: (age: string) => age.toLowerCase()',
  "who: (name: string) => `${name || 'nobody'}`",
  'now: `${Date.now()}`',
  "a: (b: boolean) => (b ? 'x' : 'y')",
])('code that a translator could not see is refused: %s', (code) =>
  expect(() => read(code)).toThrow('a text cannot have'),
);
