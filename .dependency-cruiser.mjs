import { patternOf, readFloors } from './scripts/floors.ts';

/**
 * The table "Floors" in ARCHITECTURE.md is the rule: each row names folders and what they may import. Whatever
 * a row does not name is refused, in any spelling of the import, and so is every circle. Tests may import anything.
 */
const OURS = '^(contract|server|web|scripts|tests|bench)/';
const TEST_FILES = ['[.]test[.]tsx?$', '/test-mail[.]ts$'];

function ruleFor({ folder, allowed }, floors) {
  // A row that names something inside this folder decides there.
  const narrower = floors
    .map((floor) => floor.folder)
    .filter((other) => other !== folder && other.startsWith(`${folder}/`));
  const own = folder.endsWith('/*') ? `^${folder.slice(0, -1)}$1/` : patternOf(folder);
  return {
    name: `floors: ${folder} imports only ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: {
      path: folder.endsWith('/*') ? `^${folder.slice(0, -1)}([^/]+)/` : patternOf(folder),
      pathNot: [...TEST_FILES, ...narrower.map(patternOf)],
    },
    to: { path: OURS, pathNot: [own, ...allowed.map(patternOf)] },
  };
}

const floors = readFloors();

export default {
  forbidden: [
    ...floors.filter(({ allowed }) => allowed[0] !== '*').map((floor) => ruleFor(floor, floors)),
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      // Made by the build: route types and the blog's posts.
      to: { couldNotResolve: true, pathNot: ['^[.]/[+]types/', '^virtual:'] },
    },
  ],
  options: {
    // It reports imports of types too: a store's type in a door is a dependency like any other.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
