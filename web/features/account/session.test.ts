import { afterEach, expect, test, vi } from 'vitest';
import { readSession } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each(['{"email"', '"text"', '{"premium_status":"true"}', '{"email":"","premium_status":"true"}'])(
  'a stored user that is not one is cleared with its token: %s',
  (user) => {
    const stored = new Map([
      ['auth_token', 'x'.repeat(43)],
      ['auth_user', user],
    ]);
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    };
    vi.stubGlobal('window', { sessionStorage });
    expect(readSession()).toBe(null);
    expect([...stored]).toEqual([]);
  },
);
