import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Markdown of the pages of one language, by file name. */
export type Pages = Map<string, string>;

export function readPages(folder: string): Pages {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Names the English page that a translation was made from, in its front matter. */
const MADE_FROM = /^madeFrom: .*$/m;
const madeFrom = (english: string) =>
  `madeFrom: ${createHash('sha256').update(english).digest('hex').slice(0, 16)}`;
/** The anchors and patterns of the sections, which are the same in every language. */
const sectionsOf = (page: string) => page.match(/\{#.*\}$/gm)?.join(' ') ?? '';

/** What is wrong with the pages of a language and the compiler of pages cannot see. */
export function checkPages(english: Pages, translated: Pages): string[] {
  const problems: string[] = [];
  for (const [name, source] of english) {
    const own = translated.get(name);
    if (own === undefined) {
      problems.push(`${name}: is missing`);
      continue;
    }
    if (MADE_FROM.exec(own)?.[0] !== madeFrom(source))
      problems.push(
        `${name}: the English page has changed. When this page is right again, set ${madeFrom(source)}`,
      );
    if (sectionsOf(own) !== sectionsOf(source))
      problems.push(`${name}: its sections are not those of the English page: ${sectionsOf(source)}`);
  }
  for (const name of translated.keys())
    if (!english.has(name)) problems.push(`${name}: English has no such page`);
  return problems;
}

/** Notes that the pages of a folder have been looked at since English ones changed. */
export function markPages(english: Pages, folder: string): void {
  for (const [name, own] of readPages(folder)) {
    const line = madeFrom(english.get(name) ?? '');
    const marked = MADE_FROM.test(own)
      ? own.replace(MADE_FROM, line)
      : own.replace('---\n', `---\n${line}\n`);
    writeFileSync(join(folder, name), marked);
  }
}
