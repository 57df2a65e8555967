import { readFileSync } from 'node:fs';

export type Layer = { folder: string; allowed: string[] };
type Row = { folders: string[]; mayImport: string[] | 'everything' };

/** Reads layers.json, whose rows also say `what` their folders are. A folder that may import everything has `*`. */
export function readLayers(): Layer[] {
  const rows: Row[] = JSON.parse(readFileSync(new URL('../layers.json', import.meta.url), 'utf8'));
  return rows.flatMap(({ folders, mayImport }) =>
    folders.map((folder) => ({ folder, allowed: mayImport === 'everything' ? ['*'] : mayImport })),
  );
}

/**
 * A regular expression for the paths a name in layers.json means: `server/http` is a folder with everything below it,
 * `server/config*.ts` some files, `server/domain/*` any folder of the domain.
 */
export function patternOf(name: string): string {
  const pattern = name.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  return /[.]tsx?$/.test(name) ? `^${pattern}$` : `^${pattern}/`;
}
