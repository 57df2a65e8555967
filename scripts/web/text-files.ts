import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { folderInWeb, textModules } from '../translations/parts.ts';
import { loaders } from './texts-by-language.ts';

/**
 * Texts that are needed at once are one file for each language, instead of one for each feature: those of the folders that
 * home consists of, and those of the desk.
 */
const groups: Record<string, RegExp> = {
  texts: /^(?:head|lib|components|features\/(?:layout|home|addresses|ads|inbox))$/,
  'desk-texts': /^features\/(?:desk|inbox\/(?:found|list|live|sender))$/,
};
const GROUP = 'virtual:text-group/';

/** The name of the built file, if this is the module of a group or a feature in one language. */
export const nameOfTexts = (id: string | null): string | null => {
  const [, group, language] = /(?:virtual:text-group\/([\w-]+)\/|\?language=)(\w\w)$/.exec(id ?? '') ?? [];
  if (!language) return null;
  return group ? `${group}-${language}` : language;
};

/** The group of a folder in `web`, if it has one. */
export const groupOf = (folder: string): string | undefined =>
  Object.keys(groups).find((name) => groups[name]!.test(folder));

/** Lets the features of a group load their texts together, in the build for browsers. */
export function textGroups(): Plugin {
  function allOf(group: string, language: string): string {
    const modules = textModules().filter((file) => groupOf(folderInWeb(file)) === group);
    const imports = modules.map(
      (file, nth) => `import { texts as t${nth} } from ${JSON.stringify(`${file}?language=${language}`)};`,
    );
    const names = modules.map((file, nth) => `${JSON.stringify(folderInWeb(file))}: t${nth}`);
    return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
  }

  const loaderOf = (group: string): string =>
    `const files = ${loaders((prefix) => `${GROUP}${group}/${prefix}`)};
      export const textsOf = (folder) => Object.fromEntries(
        Object.entries(files).map(([language, load]) => [
          language,
          async () => ({ texts: (await load()).default[folder] }),
        ]),
      );`;

  return {
    name: 'mayfly-text-groups',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(GROUP) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${GROUP}`)) return null;
      const [group = '', language] = id.slice(GROUP.length + 1).split('/');
      return language ? allOf(group, language) : loaderOf(group);
    },
  };
}

const ID = 'virtual:text-files';

/** Tells the pages, which are rendered after everything else is built, the file of each language. */
export function textFiles(assets = resolve('build/client/assets')): Plugin {
  return {
    name: 'mayfly-text-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const built = this.environment.mode === 'build' ? readdirSync(assets) : [];
      const files = built.flatMap((file) => {
        const language = /^texts-(\w\w)-/.exec(file)?.[1];
        return language ? [[language, `/assets/${file}`]] : [];
      });
      return `export default ${JSON.stringify(Object.fromEntries(files))}`;
    },
  };
}
