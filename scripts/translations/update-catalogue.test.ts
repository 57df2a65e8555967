import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCatalogue, writeCatalogue } from './catalogue.ts';
import type { Message } from './parts.ts';
import { updateCatalogue } from './update-catalogue.ts';

const message = (id: string, english: string): Message => ({
  id,
  name: id,
  english,
  note: 'A note',
  parameters: [],
  signature: null,
  isMarkup: false,
  file: 'texts.ts',
  isPlain: false,
});

function createFile() {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'de.po');
}

function update(file: string, messages: Message[]) {
  writeCatalogue(
    file,
    'de',
    updateCatalogue(messages, readCatalogue(file), () => ['a.tsx', 'b.tsx']),
  );
  return readCatalogue(file);
}

const translate = (file: string, id: string, translation: string) => {
  const catalogue = readCatalogue(file);
  catalogue.set(id, { ...catalogue.get(id)!, translation, isFuzzy: false });
  writeCatalogue(file, 'de', catalogue);
};

it('a new text is empty, a changed one keeps its translation and is fuzzy, and an old one is gone', () => {
  const file = createFile();
  update(file, [message('open', 'Open'), message('close', 'Close')]);
  translate(file, 'open', 'Öffnen');
  const changed = update(file, [message('open', 'Open it'), message('copy', 'Copy')]);
  expect([...changed.values()]).toMatchObject([
    { id: 'open', english: 'Open it', translation: 'Öffnen', isFuzzy: true },
    { id: 'copy', english: 'Copy', translation: '', isFuzzy: false },
  ]);
  // It stays fuzzy until somebody has looked at it.
  expect(update(file, [message('open', 'Open it')]).get('open')!.isFuzzy).toBe(true);
  translate(file, 'open', 'Es öffnen');
  expect(update(file, [message('open', 'Open it')]).get('open')!.isFuzzy).toBe(false);
});

it('what tools wrote into the header and translators above a text stays', () => {
  const file = createFile();
  update(file, [message('open', 'Open')]);
  const written = readFileSync(file, 'utf8').replace('msgctxt', '# Looked up\nmsgctxt');
  writeFileSync(file, written.replace('\n\n', '\n"X-Generator: Poedit 3\\n"\n\n'));
  update(file, [message('open', 'Open it')]);
  expect(readFileSync(file, 'utf8')).toMatch(/X-Generator: Poedit 3.*# Looked up/s);
});

it('a catalogue is written as translation tools read it, and reads as it was', () => {
  const file = createFile();
  update(file, [message('quote', 'Say "hi"\n\\ and \u2068{name}\u2069\u00a0!')]);
  const translated = {
    ...readCatalogue(file).get('quote')!,
    translation: 'Say "hi"\n',
    comments: ['Looked up'],
  };
  writeCatalogue(file, 'de', new Map([['quote', translated]]));
  expect(readCatalogue(file).get('quote')).toEqual(translated);
  expect(readFileSync(file, 'utf8')).toContain(`# Looked up
#. A note
#: a.tsx b.tsx
msgctxt "quote"`);
});
