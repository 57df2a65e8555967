import { expect, it } from 'vitest';
import { colorCode, colorCodeHtml } from './color-code.ts';

const colored = (code: string) =>
  colorCode(code)
    .filter(({ kind }) => kind)
    .map(({ text, kind }) => `${kind} ${text}`);

it('colors words, strings and comments of TypeScript, and nothing inside a string', () => {
  expect(colored("import { a } from 'https://b.example'; // it's new\nconst newest = a.from;")).toEqual([
    'keyword import',
    'keyword from',
    "string 'https://b.example'",
    "comment // it's new",
    'keyword const',
  ]);
});

it('colors names and values of JSON, and the commands of a shell script', () => {
  expect(colored('{ "url": "x" }')).toEqual(['keyword "url"', 'string "x"']);
  expect(colored('curl -s http://a.example/#top \\\n  -H "$auth" # then')).toEqual([
    'keyword curl',
    'string "$auth"',
    'comment # then',
  ]);
});

it('loses no character, and escapes all of them in HTML', () => {
  const code = 'const a = \'<b>\' & "c";\n\n// d';
  expect(
    colorCode(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
  expect(colorCodeHtml('<i> "&"')).toBe('&lt;i&gt; <span class="code-string">&quot;&amp;&quot;</span>');
});
