import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installRejectionPolicy, isNetworkError } from './rejections.ts';

const target = new EventTarget();
const silence = (name: 'warn' | 'error') => vi.spyOn(console, name).mockImplementation(() => undefined);
let warn: ReturnType<typeof silence>;
let error: ReturnType<typeof silence>;
let uninstall: () => void;

beforeEach(() => {
  [warn, error] = [silence('warn'), silence('error')];
  uninstall = installRejectionPolicy(target as Window);
});
afterEach(() => {
  uninstall();
  vi.restoreAllMocks();
});

function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  target.dispatchEvent(event);
  return event;
}

it('stops every rejection, and logs network errors as warnings and the rest as errors', () => {
  expect(reject(new TypeError('Failed to fetch')).defaultPrevented).toBe(true);
  expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 0]);
  expect(reject(new Error('broken')).defaultPrevented).toBe(true);
  expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 1]);
});

it('recognizes the network errors of all browsers', () => {
  const reasons = [
    'Failed to fetch',
    'NetworkError when attempting to fetch',
    'network error',
    'http://localhost:undefined/x',
  ];
  expect(reasons.map((text) => isNetworkError(new Error(text)))).toEqual([true, true, true, true]);
  expect(isNetworkError('x is not a function')).toBe(false);
});
