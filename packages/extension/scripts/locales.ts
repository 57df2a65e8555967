import { english, languages, type Prefix } from '../../../contract/languages.ts';
import { readCatalogue } from '../../../scripts/translations/catalogue.ts';
import { catalogueFile, readEnglish } from '../../../scripts/translations/parts.ts';

/** What browsers call the folders of our languages. Portuguese has none that serves both of its countries. */
const FOLDERS: Partial<Record<Prefix, string[]>> = { pt: ['pt_BR', 'pt_PT'], zh: ['zh_CN'] };

/** The files in `_locales`, by path: the texts in the form that browsers read. */
export function localeFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const texts = readEnglish.extension();
  for (const { prefix, lang, dir } of languages) {
    const catalogue = prefix === english.prefix ? null : readCatalogue(catalogueFile('extension', prefix));
    const words = texts.map(({ id, english, parameters }) => {
      const text = catalogue?.get(id)?.translation || english;
      // Parameters become the places that browsers fill in: $1, $2.
      return [id, text.replace(/\{(\w+)\}/g, (_, name) => `$${parameters.indexOf(name) + 1}`)] as const;
    });
    const messages = Object.fromEntries(
      [...words, ['lang', lang], ['dir', dir]].map(([name, message]) => [name, { message }]),
    );
    for (const folder of FOLDERS[prefix] ?? [prefix])
      files.set(`_locales/${folder}/messages.json`, `${JSON.stringify(messages, null, 2)}\n`);
  }
  return files;
}
