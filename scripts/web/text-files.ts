import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:text-files';
/** The features that home consists of. Their texts are one file for each language, which is loaded at the start. */
const ofHome = /[\\/]web[\\/](?:lib|components|features[\\/](?:layout|home))[\\/]texts[\\/](\w\w)\.tsx?$/;

export const nameOfTexts = (id: string): string | null => {
  const language = ofHome.exec(id)?.[1];
  return language ? `texts-${language}` : null;
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
