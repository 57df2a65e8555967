import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createItem, type PoItem, parsePo, stringifyPo } from 'pofile-ts';

/** A text in the catalogue of a language. */
export type Entry = {
  /** Where it stands in the code: 'features/desk shortcuts.next'. */
  id: string;
  english: string;
  translation: string;
  /** For translators: a comment in the code, and the files that use the text. */
  note: string;
  places: string[];
  /** The English text has changed: the translation has to be looked at again. */
  isFuzzy: boolean;
  /** What translators wrote above it. */
  comments: string[];
};
/** By id, in the order of the file. */
export type Catalogue = Map<string, Entry>;

const FUZZY = 'fuzzy';
/** Says that a text may be the same as in English. A comment, because some tools drop flags that they do not know. */
export const SAME = 'same as in English';

export function readCatalogue(file: string): Catalogue {
  if (!existsSync(file)) return new Map();
  const catalogue: Catalogue = new Map();
  for (const item of parsePo(readFileSync(file, 'utf8')).items.filter(({ obsolete }) => !obsolete)) {
    const entry = entryOf(item);
    if (catalogue.has(entry.id)) throw new Error(`${file} has two texts with the context ${entry.id}`);
    catalogue.set(entry.id, entry);
  }
  return catalogue;
}

const entryOf = ({
  msgctxt,
  msgid,
  msgstr,
  extractedComments,
  references,
  flags,
  comments,
}: PoItem): Entry => ({
  id: msgctxt ?? '',
  english: msgid,
  translation: msgstr[0] ?? '',
  note: extractedComments.join(' '),
  places: references.flatMap((line) => line.split(/\s+/)),
  isFuzzy: flags[FUZZY] === true,
  comments,
});

/**
 * Every text stands in one line, so that a changed word is a changed line. The headers that tools have written stay.
 */
export function writeCatalogue(file: string, language: string, catalogue: Catalogue): void {
  const before = existsSync(file) ? parsePo(readFileSync(file, 'utf8')).headers : {};
  const written = Object.entries(before).filter(([, value]) => value);
  const headers = {
    'Project-Id-Version': 'Mayfly',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    ...Object.fromEntries(written),
  };
  const items = [...catalogue.values()].map(itemOf);
  writeFileSync(file, stringifyPo({ headers, items }, { foldLength: 0 }));
}

const itemOf = ({ id, english, translation, note, places, isFuzzy, comments }: Entry): PoItem => ({
  ...createItem(),
  msgctxt: id,
  msgid: english,
  msgstr: [translation],
  comments,
  extractedComments: note ? [note] : [],
  references: places.length > 0 ? [places.join(' ')] : [],
  flags: isFuzzy ? { [FUZZY]: true } : {},
});
