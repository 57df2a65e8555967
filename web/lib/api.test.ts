import { expect, test } from 'vitest';
import { ApiError, explain } from './api.ts';

const words = { plain: 'no text', unreadable: 'unreadable', silent: 'silent' };
const refused = (status: number, error: string) => new ApiError(status, { success: false, error });

test("the server's reason is shown, or the words of the caller for the kind of failure", () => {
  expect(explain(refused(400, 'from server'), words)).toBe('from server');
  expect(explain(refused(503, 'Not now'), words)).toBe('Not now');
  expect(explain(new ApiError(500, { success: false }), words)).toBe('no text');
  expect(explain(new ApiError(502, {}), words)).toBe('unreadable');
  expect(explain(new ApiError(0, {}), words)).toBe('silent');
  expect(explain(new ApiError(502, {}), { plain: 'no text', silent: 'silent' })).toBe('silent');
  expect(explain(new ApiError(400, {}), 'no text')).toBe('no text');
  expect(explain(new Error('a bug'), words)).toBe('no text');
});

test('a connection that failed says so, if the caller has no words for that', () => {
  for (const error of [new ApiError(0, {}), new ApiError(502, {}), new TypeError('a download broke off')])
    expect(explain(error, 'no text')).toBe('Our server does not answer. Please try again in a moment.');
});

test('the reason can stand in a sentence', () => {
  const because = (reason: string) => `Not deleted: ${reason}`;
  expect(explain(refused(409, 'It is gone.'), { plain: 'Not deleted.', because })).toBe(
    'Not deleted: It is gone.',
  );
});

test('a refusal of the server is an answer, whatever its status', () => {
  expect(new ApiError(503, { code: 'billing-off' }).isUnanswered).toBe(false);
  for (const error of [
    new ApiError(0, {}),
    new ApiError(504, {}),
    new ApiError(503, { code: 'unavailable' }),
  ])
    expect(error.isUnanswered).toBe(true);
});
