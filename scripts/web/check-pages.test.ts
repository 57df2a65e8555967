import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkPages, markPages, readPages } from './check-pages.ts';

const english = new Map([
  ['help.md', '---\ntitle: Help\n---\n\n## Mail {#mail tiles}\n\n### One\n\nText.\n'],
]);
const german = '---\ntitle: Hilfe\n---\n\n## Post {#mail tiles}\n\n### Eins\n\nText.\n';

/** A folder with the German page, which has been looked at. */
function translate(page = german) {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'help.md'), page);
  markPages(english, folder);
  return folder;
}

it('a page that has been looked at has no problems, and says in one line what it was made from', () => {
  const folder = translate();
  expect(checkPages(english, readPages(folder))).toEqual([]);
  const [page] = readPages(folder).values();
  expect(page).toMatch(/^---\nmadeFrom: \w+\ntitle: Hilfe\n/);
  markPages(english, folder);
  expect([...readPages(folder).values()]).toEqual([page]);
});

it('a page whose English text has changed has to be looked at again', () => {
  const folder = translate();
  const changed = new Map([['help.md', english.get('help.md')!.replace('Text.', 'Other text.')]]);
  expect(checkPages(changed, readPages(folder))).toEqual([
    expect.stringMatching(/^help\.md: the English page has changed.* madeFrom: \w+$/),
  ]);
  markPages(changed, folder);
  expect(checkPages(changed, readPages(folder))).toEqual([]);
});

it('a page that does not say what it was made from has not been looked at', () => {
  expect(checkPages(english, new Map([['help.md', german]]))).toEqual([
    expect.stringContaining('the English page has changed'),
  ]);
});

it('a translation has the anchors and patterns of the English page', () => {
  const folder = translate(german.replace('{#mail tiles}', '{#post tiles}'));
  expect(checkPages(english, readPages(folder))).toEqual([
    expect.stringMatching(/sections.*\{#mail tiles\}/),
  ]);
});

it('a page that is missing or one too many is named', () => {
  expect(checkPages(english, readPages('no-such-folder'))).toEqual(['help.md: is missing']);
  expect(checkPages(new Map(), readPages(translate()))).toEqual(['help.md: English has no such page']);
});
