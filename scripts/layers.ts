import { readFileSync } from 'node:fs';

export type Layer = { folder: string; allowed: string[] };

/** Reads the table "Layers" of ARCHITECTURE.md. A folder that may import everything has `*`. */
export function readLayers(): Layer[] {
  const markdown = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
  const [, section = ''] = markdown.split(/^## Layers$/m);
  const rows = section.split(/^## /m)[0]!.matchAll(/^\|([^|]*`[^|]*)\|([^|]*)\|/gm);
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const layers = [...rows].flatMap(([, folders, allowed]) =>
    names(folders!).map((folder) => ({
      folder,
      allowed: /everything/.test(allowed!) ? ['*'] : names(allowed!),
    })),
  );
  if (layers.length < 10) throw new Error('ARCHITECTURE.md has no table under "## Layers" that can be read');
  return layers;
}

/**
 * A regular expression for the paths a name in the table means: `server/http` is a folder with everything below it,
 * `server/config*.ts` some files, `server/domain/*` any folder of the domain.
 */
export function patternOf(name: string): string {
  const pattern = name.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  return /[.]tsx?$/.test(name) ? `^${pattern}$` : `^${pattern}/`;
}
