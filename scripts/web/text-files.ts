import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../contract/languages.ts';

/**
 * Texts that are needed at once are one file for each language, instead of one for each feature: those of the folders that
 * home consists of, and those of the desk.
 */
const groups: Record<string, RegExp> = {
  texts: /^(?:head|lib|components|features\/(?:layout|home|addresses|ads|inbox))$/,
  'desk-texts': /^features\/(?:desk|inbox\/(?:found|list|live|sender))$/,
};
const GROUP = 'virtual:text-group/';
const WEB = resolve('web');

/** The name of the built file, if this is the module of a group in one language. */
export const nameOfTexts = (id: string | null): string | null => {
  const [, group, language] = /virtual:text-group\/([\w-]+)\/(\w\w)$/.exec(id ?? '') ?? [];
  return group && language ? `${group}-${language}` : null;
};

/** Lets the features of a group load their texts together, in the build for browsers. */
export function textGroups(): Plugin {
  const foldersOf = (group: string) =>
    readdirSync(WEB, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name === 'texts.ts')
      .map(({ parentPath }) => relative(WEB, parentPath).split(sep).join('/'))
      .filter((folder) => groups[group]!.test(folder));

  function allOf(group: string, language: string): string {
    const folders = foldersOf(group);
    const imports = folders.map((folder, nth) => {
      const file = join(WEB, folder, 'texts', language);
      return `import { texts as t${nth} } from ${JSON.stringify(existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.tsx`)};`;
    });
    const names = folders.map((folder, nth) => `${JSON.stringify(folder)}: t${nth}`);
    return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
  }

  function loaderOf(group: string): string {
    const files = languages.map(({ prefix }) => `${prefix}: () => import('${GROUP}${group}/${prefix}')`);
    return `const files = { ${files.join(', ')} };
      export const textsOf = (folder) => Object.fromEntries(
        Object.entries(files).map(([language, load]) => [
          \`./\${language}\`,
          async () => ({ texts: (await load()).default[folder] }),
        ]),
      );`;
  }

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
    transform(code, id) {
      const folder = /\/web\/(.+)\/texts\.ts$/.exec(id.replaceAll('\\', '/'))?.[1];
      const group = folder && Object.keys(groups).find((name) => groups[name]!.test(folder));
      if (!group) return null;
      const own = code.replace("import.meta.glob('./texts/*')", `textsOf('${folder}')`);
      return { code: `import { textsOf } from '${GROUP}${group}';\n${own}`, map: null };
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
