import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { patternOf, readLayers } from './layers.ts';

type Side = { path?: string; pathNot?: string | string[] };

const any = (patterns: string | string[] = [], path: string) =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(path));

/** Whether a rule of `npm run lint` refuses the import, as dependency-cruiser reads its rules. */
function isRefused(from: string, to: string): boolean {
  return (config.forbidden as { name: string; from: Side; to: Side }[])
    .filter(({ name }) => name.startsWith('layers: ') && !name.includes('layers.json'))
    .some((rule) => {
      const [, own = ''] = new RegExp(rule.from.path!).exec(from) ?? [];
      if (!any(rule.from.path, from) || any(rule.from.pathNot, from)) return false;
      const pathNot = [rule.to.pathNot ?? []].flat().map((pattern) => pattern.replace('$1', own));
      return any(rule.to.path, to) && !any(pathNot, to);
    });
}

const layers = readLayers();
const fileIn = (folder: string) =>
  /\.tsx?$/.test(folder) ? folder.replace('*', '') : `${folder.replace('*', 'other')}/some-file.ts`;

test('lint refuses exactly the imports between layers that layers.json does not allow', () => {
  const judged = layers
    .filter(({ folder, allowed }) => !/\.tsx?$/.test(folder) && allowed[0] !== '*')
    .flatMap(({ folder, allowed }) =>
      layers
        .map((other) => fileIn(other.folder))
        .filter((to) => folder.endsWith('/*') || !any(patternOf(folder), to))
        .map((to) => ({
          pair: `${folder} -> ${to}`,
          isAllowed: allowed.some((name) => any(patternOf(name), to)),
          isRefused: isRefused(`${folder.replace('*', 'probes')}/probe.ts`, to),
        })),
    );
  expect(judged.filter((one) => one.isAllowed === one.isRefused)).toEqual([]);
  expect(judged.filter((one) => one.isRefused).length).toBeGreaterThan(300);
  expect(judged.filter((one) => one.isAllowed).length).toBeGreaterThan(40);
});

test('layers.json says of every row what its folders are', () => {
  const rows = JSON.parse(readFileSync(new URL('../layers.json', import.meta.url), 'utf8'));
  expect(rows.filter(({ what }: { what?: string }) => !what)).toEqual([]);
});
