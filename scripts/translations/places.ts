import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Message, root } from './parts.ts';

type Source = { path: string; code: string; imports: string[] };

/** Finds the files that use a text, for translators. They are searched for its name, which is good enough. */
export function createPlaces(folders = ['web', 'server/outbound', 'packages/extension/src']) {
  const sources = folders.flatMap((folder) => readSources(join(root, folder)));

  return function placesOf({ name, file }: Message): string[] {
    const users = sources.filter(({ imports }) => imports.includes(file));
    const [first = ''] = name.split('.');
    for (const wanted of [name, first]) {
      const pattern = new RegExp(`(?:\\.|["'])${wanted.replaceAll('.', '\\.')}(?![\\w-])`);
      const found = users.filter(({ code }) => pattern.test(code));
      if (found.length > 0) return found.map(({ path }) => path);
    }
    return [shown(file)];
  };
}

const readSources = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map(({ parentPath, name }) => {
      const code = readFileSync(join(parentPath, name), 'utf8');
      const imports = [...code.matchAll(/from '(?:#(.*?)|(\..*?))'/g)].map(([, own, near]) =>
        own ? join(root, own) : resolve(parentPath, near!),
      );
      return { path: shown(join(parentPath, name)), code, imports };
    });

const shown = (file: string): string => relative(root, file).split(sep).join('/');
