import { describe, expect, it } from 'vitest';
import { redirectFor } from './guard.tsx';

describe('redirectFor', () => {
  it('keeps everyone in place while authentication loads', () => {
    expect([redirectFor('login', 'loading'), redirectFor('premium', 'loading')]).toEqual([null, null]);
  });

  it('sends signed-out visitors to sign in', () => {
    expect([redirectFor('login', 'signed-out'), redirectFor('premium', 'signed-out')]).toEqual([
      '/login',
      '/login',
    ]);
  });

  it('opens premium pages to premium alone', () => {
    expect(redirectFor('premium', 'premium')).toBeNull();
    expect(redirectFor('premium', 'expired')).toBe('/expired-subscription');
    expect(redirectFor('premium', 'free')).toBe('/upgrade');
  });

  it('opens recovery pages to everyone who signed in', () => {
    expect(['free', 'premium', 'expired'].map((status) => redirectFor('login', status as 'free'))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
