import { readFileSync } from 'node:fs';

export type Floor = { folder: string; allowed: string[] };

/** Reads the table "Floors" of ARCHITECTURE.md. A folder that may import everything has `*`. */
export function readFloors(): Floor[] {
  const markdown = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
  const [, section = ''] = markdown.split(/^## Floors$/m);
  const rows = section.split(/^## /m)[0]!.matchAll(/^\|([^|]*`[^|]*)\|([^|]*)\|/gm);
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const floors = [...rows].flatMap(([, folders, allowed]) =>
    names(folders!).map((folder) => ({
      folder,
      allowed: /everything/.test(allowed!) ? ['*'] : names(allowed!),
    })),
  );
  if (floors.length < 10) throw new Error('ARCHITECTURE.md has no table under "## Floors" that can be read');
  return floors;
}

/**
 * A regular expression for the paths a name in the table means: `server/http` is a folder with everything below it,
 * `server/config*.ts` some files, `server/domain/*` any folder of the domain.
 */
export function patternOf(name: string): string {
  const pattern = name.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  return /[.]tsx?$/.test(name) ? `^${pattern}$` : `^${pattern}/`;
}
