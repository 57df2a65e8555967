import { languages, type Prefix } from '../../../contract/languages.ts';
import { texts as ar } from '../src/texts/ar.ts';
import { texts as de } from '../src/texts/de.ts';
import { texts as en } from '../src/texts/en.ts';
import { texts as es } from '../src/texts/es.ts';
import { texts as fr } from '../src/texts/fr.ts';
import { texts as id } from '../src/texts/id.ts';
import { texts as ja } from '../src/texts/ja.ts';
import { texts as pt } from '../src/texts/pt.ts';
import { texts as ru } from '../src/texts/ru.ts';
import { texts as tr } from '../src/texts/tr.ts';
import { texts as vi } from '../src/texts/vi.ts';
import { texts as zh } from '../src/texts/zh.ts';
import type { Texts } from '../src/texts-type.ts';

const allTexts: Record<Prefix, Texts> = { ar, de, en, es, fr, id, ja, pt, ru, tr, vi, zh };

/** What browsers call the folders of our languages. Portuguese has none that serves both of its countries. */
const FOLDERS: Partial<Record<Prefix, string[]>> = { pt: ['pt_BR', 'pt_PT'], zh: ['zh_CN'] };

/** The files in `_locales`, by path: the text modules, in the form that browsers read. */
export function localeFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { prefix, lang, dir } of languages) {
    const words = Object.entries({ ...allTexts[prefix], lang, dir }).map(([name, text]) => [
      name,
      messageOf(text),
    ]);
    const messages = Object.fromEntries(words.map(([name, message]) => [name, { message }]));
    for (const folder of FOLDERS[prefix] ?? [prefix])
      files.set(`_locales/${folder}/messages.json`, `${JSON.stringify(messages, null, 2)}\n`);
  }
  return files;
}

/** Parameters become the places that browsers fill in: $1, $2. */
function messageOf(text: string | ((...values: string[]) => string)): string {
  if (typeof text === 'string') return text;
  return text(...Array.from({ length: text.length }, (_, nth) => `$${nth + 1}`));
}
