// `npm run texts` checks the texts and pages of every language, as the build does. `npm run texts -- de` says that the
// German ones have been looked at since English ones changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, english as source } from '../../contract/languages.ts';
import { checkPages, markPages, readPages } from './check-pages.ts';
import { checkTexts } from './check-texts.ts';
import { readRefusals } from './read-refusals.ts';
import { readTexts } from './read-texts.ts';

const web = join(import.meta.dirname, '../../web');
const madeFromFile = (prefix: string) => join(web, `language/made-from/${prefix}.json`);
const pagesOf = (prefix: string) => join(web, '../content/pages', prefix);
const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const texts = readTexts(web);
const others = { mails: 'server/outbound/templates', extension: 'packages/extension/src' };
for (const [where, folder] of Object.entries(others))
  for (const [prefix, own] of readTexts(join(web, '..', folder), where))
    for (const [name, text] of own) texts.get(prefix)?.set(name, text);
for (const { prefix } of languages)
  for (const [code, text] of readRefusals(web, prefix)) texts.get(prefix)?.set(code, text);
const english = texts.get(source.prefix)!;
const englishPages = readPages(pagesOf(source.prefix));
const same: Record<string, string[]> = readJson(join(web, 'language/same-as-english.json'));

const looked = process.argv[2];
if (looked) {
  const madeFrom = Object.fromEntries([...english].map(([name, text]) => [name, text.source]));
  mkdirSync(dirname(madeFromFile(looked)), { recursive: true });
  writeFileSync(madeFromFile(looked), `${JSON.stringify(madeFrom, null, 2)}\n`);
  markPages(englishPages, pagesOf(looked));
}

const problems = languages
  .filter((language) => language !== source)
  .flatMap(({ prefix }) => {
    const given = { madeFrom: readJson(madeFromFile(prefix)), same: same[prefix] ?? [] };
    return [
      ...checkTexts(english, texts.get(prefix) ?? new Map(), given),
      ...checkPages(englishPages, readPages(pagesOf(prefix))),
    ].map((problem) => `${prefix}: ${problem}`);
  });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
