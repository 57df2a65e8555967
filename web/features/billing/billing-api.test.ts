import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { explainChange } from './billing-api.ts';
import { texts } from './texts.tsx';

test('a failed deletion says why, or that the user has to sign in again', () => {
  const say = (error: Error) => explainChange(error, texts.deleteFailed);
  const refusal = (status: number, error: string) => new ApiError(status, { success: false, error });
  expect(say(refusal(503, 'Not now'))).toBe('Error deleting account: Not now');
  expect(say(refusal(401, 'Authentication required'))).toBe('Authentication required. Please log in again.');
  for (const failure of [new ApiError(0, {}), new ApiError(502, {}), new Error('bug')])
    expect(say(failure)).toBe('Failed to delete account. Please try again.');
});
