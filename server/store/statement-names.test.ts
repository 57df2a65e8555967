import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('few statements that are used often get a name, and each quarter of an hour others may', () => {
  let time = 0;
  const nameOf = createStatementNames(() => time);
  const use = (text: string, count: number) => Array.from({ length: count }, () => nameOf(text)).at(-1);

  expect(use('seldom', 9)).toEqual({});
  const { name } = use('often', 11)!;
  expect(name).toMatch(/^[\w-]{27}$/);
  expect(nameOf('often')).toEqual({ name });

  const named = Array.from({ length: 20 }, (_, nth) => use(`other ${nth}`, 20)).filter((one) => one?.name);
  expect(named).toHaveLength(7);
  expect(use('late', 1_000)).toEqual({});

  time += 15 * 60_000;
  expect(nameOf('often')).toEqual({});
  expect(use('late', 11)).toHaveProperty('name');
  expect(use('often', 11)).toEqual({ name });
});
