import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { english, languages, type Prefix } from '../../contract/languages.ts';
import { type Catalogue, readCatalogue } from '../translations/catalogue.ts';
import { compileTexts } from '../translations/compile-texts.ts';
import {
  catalogueFile,
  folderInWeb,
  type Message,
  reasons,
  root,
  textsOfPage,
} from '../translations/parts.ts';

/** The texts of a feature, and the same in one language. */
const TEXTS = /[\\/]web[\\/](?:.+[\\/])?texts\.tsx?$/;
const IN_LANGUAGE = /^(.+[\\/]texts\.tsx?)\?language=(\w\w)$/;
const REASONS = 'virtual:reasons';

/** The group of a folder, whose texts the browser loads together. */
type GroupOf = (folder: string) => string | undefined;

/**
 * A module named `texts` has the English texts of its feature. Components that import it get those of the page's language,
 * which are made from the catalogue in `translations/page`. A text without a translation stays English.
 */
export function textsByLanguage({ groupOf = () => undefined }: { groupOf?: GroupOf } = {}): Plugin {
  // All that was read, until a file changes.
  const catalogues = new Map<string, Catalogue>();
  const modules = new Map<string, Message[]>();
  const catalogueOf = (prefix: string) =>
    remember(catalogues, prefix, () => readCatalogue(catalogueFile('page', prefix)));
  const wordsOf = (prefix: string) => {
    const catalogue = catalogueOf(prefix);
    return ({ id, english }: { id: string; english: string }) => catalogue.get(id)?.translation || english;
  };

  function reasonsIn(prefix: string): string {
    const own = Object.fromEntries(reasons().map((message) => [message.name, wordsOf(prefix)(message)]));
    const ofOperator = `import { operatorRefusals } from ${JSON.stringify(join(root, 'contract/operator-refusals.ts'))};`;
    // The operator's page is in English, so only there are the sentences for the operator.
    return prefix === english.prefix
      ? `${ofOperator}\nexport default { ...${JSON.stringify(own)}, ...operatorRefusals };`
      : `export default ${JSON.stringify(own)};`;
  }

  return {
    name: 'mayfly-texts-by-language',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(REASONS)) return `\0${id}`;
      if (IN_LANGUAGE.test(id) && isAbsolute(id)) return id;
      return importer && /^\.\/texts\.tsx?\?language=/.test(id) ? join(dirname(importer), id) : null;
    },
    load(id) {
      if (id.startsWith(`\0${REASONS}`)) {
        const prefix = id.slice(REASONS.length + 2);
        if (prefix) this.addWatchFile(catalogueFile('page', prefix));
        return prefix ? reasonsIn(prefix) : `export default ${loaders((one) => `${REASONS}/${one}`)};`;
      }
      const [, file, prefix] = IN_LANGUAGE.exec(id) ?? [];
      if (!file || !prefix) return null;
      this.addWatchFile(file);
      if (prefix === english.prefix) return readFileSync(file, 'utf8');
      this.addWatchFile(catalogueFile('page', prefix));
      const texts = remember(modules, file, () => textsOfPage(file));
      return compileTexts(texts, wordsOf(prefix), prefix as Prefix);
    },
    transform(_code, id) {
      if (!TEXTS.test(id)) return null;
      const folder = folderInWeb(id);
      const { name, mode } = this.environment;
      const group = name === 'client' && mode === 'build' ? groupOf(folder) : undefined;
      const files = group
        ? `textsOf(${JSON.stringify(folder)})`
        : loaders((prefix) => `./${basename(id)}?language=${prefix}`);
      return {
        code: `import { loadTexts } from '#web/language/load-texts.ts';
          ${group ? `import { textsOf } from 'virtual:text-group/${group}';` : ''}
          export const texts = await loadTexts(${files});`,
        map: null,
      };
    },
    watchChange() {
      catalogues.clear();
      modules.clear();
    },
  };
}

function remember<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

/** For each language a function that loads its module. */
export const loaders = (moduleOf: (prefix: string) => string): string =>
  `{ ${languages.map(({ prefix }) => `${prefix}: () => import(${JSON.stringify(moduleOf(prefix))})`).join(', ')} }`;
