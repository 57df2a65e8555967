import { expect, test } from 'vitest';
import { readPage, tables, withTable } from './reference.ts';

test.each(tables)('$path has the table that npm run reference writes', (table) => {
  expect(table.rows.length).toBeGreaterThan(10);
  const page = readPage(table.path);
  expect(page, 'run npm run reference').toBe(withTable(page, table));
});

test('rows that are missing, old or changed are replaced, and the text around the table stays', () => {
  const table = { path: 'a.md', header: '| a | b |', rows: [['1', 'x|y']] };
  const page = '# A\n\n| a | b |\n| --- | --- |\n| 0 | old |\n| 2 | old |\n\nAfter.\n';
  expect(withTable(page, table)).toBe('# A\n\n| a | b |\n| --- | --- |\n| 1 | x\\|y |\n\nAfter.\n');
  expect(() => withTable('# A\n', table)).toThrow('a.md has no table');
});
