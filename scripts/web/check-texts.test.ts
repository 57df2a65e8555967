import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { refusalTexts } from './read-refusals.ts';
import { readTexts } from './read-texts.ts';

const english = `export const texts = {
  delete: 'Delete',
  hint: \`Press it\`,
  left: (count: number, { name }: { name: string }) => \`\${count} left in \${name}\`,
  read: (link: Wrap) => <>Read {link('the terms')}.</>,
  nested: { ok: 'OK' },
};`;
const german = `export const texts: Texts = {
  delete: 'Löschen',
  hint: 'Draufdrücken',
  left: (count, { name }) => \`\${count} übrig in \${name}\`,
  read: (link) => <>Lies {link('die Bedingungen')}.</>,
  nested: { ok: 'OK' },
};`;

function problemsOf(translation: string, now = english) {
  const web = mkdtempSync(join(tmpdir(), 'mayfly-texts-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  mkdirSync(join(web, 'features/desk/texts'), { recursive: true });
  const write = (language: string, code: string) =>
    writeFileSync(join(web, `features/desk/texts/${language}.tsx`), code);
  write('en', english);
  const before = readTexts(web).get('en')!;
  write('en', now);
  write('de', translation);
  const texts = readTexts(web);
  const madeFrom = Object.fromEntries([...before].map(([name, { source }]) => [name, source]));
  return checkTexts(texts.get('en')!, texts.get('de')!, { madeFrom, same: ['features/desk nested.ok'] });
}

it('a complete translation has no problems', () => {
  expect(problemsOf(german)).toEqual([]);
});

it.each([
  ['a text is missing', german.replace(/ {2}hint.*\n/, ''), 'features/desk hint: is missing'],
  [
    'a text is one too many',
    german.replace('hint:', 'hind:'),
    'features/desk hind: English has no such text',
  ],
  ['a text is still English', german.replace('Löschen', 'Delete'), 'is still English: Delete'],
  ['a parameter is not taken', german.replace('(count, { name })', '(count)'), 'does not use name'],
  ['a parameter is taken and not used', german.replace(/übrig in .*`/, 'übrig`'), 'does not use name'],
  ['a link is dropped', german.replace("{link('die Bedingungen')}", 'die Bedingungen'), 'does not use link'],
])('it is a problem if %s', (_what, translation, problem) => {
  expect(problemsOf(translation).join('\n')).toContain(problem);
});

it('a changed English sentence has to be looked at again, but a line break does not change it', () => {
  expect(problemsOf(german, english.replace("'Delete'", "'Remove'"))).toEqual([
    "features/desk delete: the English text has changed: 'Remove'",
  ]);
  expect(problemsOf(german, english.replace('{ name: string }) =>', '{ name: string }) =>\n   '))).toEqual(
    [],
  );
});

it('what the server answers is checked by its code, with the values in it', () => {
  const now = { cooldown: 'Please wait.', 'too-long': 'at most {max} characters', missing: 'missing' };
  const check = (own: Record<string, string>) => {
    const madeFrom = { 'refusals cooldown': 'Wait.', 'refusals too-long': now['too-long'] };
    return checkTexts(refusalTexts(now), refusalTexts(own), { madeFrom, same: [] });
  };
  expect(check({ cooldown: 'Please wait.', 'too-long': 'Höchstens {min} Zeichen', old: 'Alt' })).toEqual([
    'refusals cooldown: the English text has changed: Please wait.',
    'refusals cooldown: is still English: Please wait.',
    'refusals too-long: does not use max',
    'refusals too-long: English has no min',
    'refusals missing: is missing',
    'refusals old: English has no such text',
  ]);
});
