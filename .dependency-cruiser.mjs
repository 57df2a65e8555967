import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { patternOf, readLayers } from './scripts/layers.ts';

/**
 * layers.json is the rule: each row names folders and what they may import. Whatever a row does not name is refused, in
 * any spelling of the import, and so are cycles and files without a row. Tests may import anything.
 */
const OURS = '^(contract|server|web|scripts|packages|tests|bench)/';
const TEST_FILES = ['[.]test[.]tsx?$', '^server/mime/reading/test-mail[.]ts$'];

function ruleFor({ folder, allowed }, layers) {
  // A row that names something inside this folder decides there.
  const narrower = layers
    .map((layer) => layer.folder)
    .filter((other) => other !== folder && other.startsWith(`${folder}/`));
  const own = folder.endsWith('/*') ? `^${folder.slice(0, -1)}$1/` : patternOf(folder);
  return {
    name: `layers: ${folder} imports only ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: {
      path: folder.endsWith('/*') ? `^${folder.slice(0, -1)}([^/]+)/` : patternOf(folder),
      pathNot: [...TEST_FILES, ...narrower.map(patternOf)],
    },
    to: { path: OURS, pathNot: [own, ...allowed.map(patternOf)] },
  };
}

/** A source file that no row covers: with imports, imported by others, or neither. */
function rulesForUnlisted(layers) {
  const unlisted = {
    path: '^(contract|server|web|scripts|packages)/.*[.][jt]sx?$',
    pathNot: layers.map(({ folder }) => patternOf(folder)),
  };
  const rule = { name: 'layers: every folder has a row in layers.json', severity: 'error' };
  return [
    { ...rule, from: unlisted, to: {} },
    { ...rule, from: {}, to: unlisted },
    { ...rule, from: { ...unlisted, orphan: true }, to: {} },
  ];
}

const layers = readLayers();

/** What is kept between runs was found with these files. Sources that have changed are read again. */
const readWith = ['package.json', 'package-lock.json', 'layers.json', '.dependency-cruiser.mjs'];
const foundWith = createHash('sha256');
for (const name of readWith) foundWith.update(readFileSync(new URL(name, import.meta.url)));

export default {
  forbidden: [
    ...layers.filter(({ allowed }) => allowed[0] !== '*').map((layer) => ruleFor(layer, layers)),
    ...rulesForUnlisted(layers),
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // Home waits for its texts while it loads. If they imported from home's own file, both would wait forever.
      name: 'texts import only what vite.config.ts puts into the file before them',
      severity: 'error',
      from: { path: '^web/.*/texts[.]tsx?$' },
      to: {
        pathNot: [
          '^contract/(languages|brand|isolate)[.]ts$',
          '^web/(language/|lib/limits[.]ts$)',
          'node_modules/(@types/)?react/',
        ],
      },
    },
    {
      name: 'the server imports only packages of a production install',
      severity: 'error',
      from: { path: '^(contract|server)/', pathNot: TEST_FILES },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      // Made by the build: route types and the blog's posts.
      to: { couldNotResolve: true, pathNot: ['^[.]/[+]types/', '^virtual:'] },
    },
  ],
  options: {
    cache: {
      folder: `node_modules/.cache/layers/${foundWith.digest('hex').slice(0, 16)}`,
      strategy: 'content',
    },
    // It reports imports of types too: a store's type in a door is a dependency like any other.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
