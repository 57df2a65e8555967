import { expect, test } from 'vitest';
import { withBackup } from './history.ts';

test('a database knows of each history up to the latest time that it or a restored backup knew', () => {
  const own = { id: 'own', known: { other: '2026-01-01', third: '2026-06-01' } };
  const backup = { id: 'backup', known: { other: '2026-05-01', third: '2026-02-01' } };
  const after = withBackup(own, backup, '2026-04-01');
  expect(after).toEqual({
    id: 'own',
    known: { other: '2026-05-01', third: '2026-06-01', backup: '2026-04-01' },
  });
  expect(withBackup(after, backup, '2026-03-01')).toEqual(after);
});
