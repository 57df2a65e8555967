import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainIssue } from './plain-issue.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(5).optional(),
  days: z.number().int().min(1).max(9).optional(),
  kind: z.enum(['code', 'link']).optional(),
  list: z.array(z.string()).max(2).optional(),
  own: z.string().max(1, 'One letter, please').optional(),
});

test.each([
  [{ name: 'longer' }, 'at most 5 characters'],
  [{ name: 'x' }, 'at least 2 characters'],
  [{ name: {} }, 'must be text'],
  [{ days: 10 }, 'at most 9'],
  [{ days: 0 }, 'at least 1'],
  [{ days: 1.5 }, 'must be a whole number'],
  [{ days: 'one' }, 'must be a number'],
  [{ kind: 'mail' }, 'must be code or link'],
  [{ list: ['a', 'b', 'c'] }, 'at most 2 entries'],
  [{ other: 1 }, 'unknown'],
  [{ own: 'two' }, 'One letter, please'],
  ['no object', 'must be an object'],
])('%j is refused in plain words', (input, words) => {
  const { error } = schema.safeParse(input, { error: plainIssue });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});

test('what is missing is called missing', () => {
  const { error } = z.object({ name: z.string() }).safeParse({}, { error: plainIssue });
  expect(error?.issues[0]?.message).toBe('missing');
});
