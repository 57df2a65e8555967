import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:text-files';
/** The folders that home consists of. Their texts are one file for each language, which is loaded at the start. */
const ofHome = /^(?:head|lib|components|features\/(?:layout|home|addresses|ads|inbox))$/;
/** Those of the desk, whose code would wait for one file of texts after the other. */
const ofDesk = /^features\/(?:desk|inbox\/(?:found|list|live|sender))$/;

export const nameOfTexts = (id: string): string | null => {
  const [, folder = '', language] = /\/web\/(.+)\/texts\/(\w\w)\.tsx?$/.exec(id.replaceAll('\\', '/')) ?? [];
  if (ofHome.test(folder)) return `texts-${language}`;
  return ofDesk.test(folder) ? `desk-texts-${language}` : null;
};

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
