// `npm run translations` writes the English texts into the catalogues. With `--check` it says what is missing, out of date
// or wrong, as the build does. With `--pages de` it notes that the German pages in content/pages are right again.
// `UNFINISHED=nl` names languages of which something may be missing, so that translators can see what they have.
import { join } from 'node:path';
import { languages, english as source } from '../../contract/languages.ts';
import { checkPages, markPages, readPages } from '../web/check-pages.ts';
import { readCatalogue, writeCatalogue } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { catalogueFile, parts, readEnglish, root, templateFile } from './parts.ts';
import { createPlaces } from './places.ts';
import { updateCatalogue } from './update-catalogue.ts';

const [mode, marked] = process.argv.slice(2);
const pagesOf = (prefix: string) => join(root, 'content/pages', prefix);
const englishPages = readPages(pagesOf(source.prefix));
const others = languages.filter((language) => language !== source);
const unfinished = process.env.UNFINISHED?.split(',') ?? [];

if (mode === '--pages' && marked) markPages(englishPages, pagesOf(marked));
const problems: string[] = [];
const placesOf = mode ? () => [] : createPlaces();

for (const part of parts) {
  const messages = readEnglish[part]();
  if (!mode) writeCatalogue(templateFile(part), '', updateCatalogue(messages, new Map(), placesOf));
  const template = readCatalogue(templateFile(part));
  if (
    template.size !== messages.length ||
    messages.some(({ id, english }) => template.get(id)?.english !== english)
  )
    problems.push(`translations/${part}: run npm run translations, because English texts have changed`);
  for (const language of others) {
    const file = catalogueFile(part, language.prefix);
    if (!mode) writeCatalogue(file, language.lang, updateCatalogue(messages, readCatalogue(file), placesOf));
    const found = checkCatalogue(messages, readCatalogue(file), language);
    report(language.prefix, `translations/${part}/${language.prefix}.po`, found);
  }
}
for (const { prefix } of others) {
  report(prefix, `content/pages/${prefix}`, checkPages(englishPages, readPages(pagesOf(prefix))));
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function report(prefix: string, where: string, found: string[]): void {
  const counted = unfinished.includes(prefix) ? found.filter((one) => !one.endsWith(': is missing')) : found;
  problems.push(...counted.map((problem) => `${where}: ${problem}`));
}
