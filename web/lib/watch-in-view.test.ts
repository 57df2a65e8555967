import { afterEach, expect, test, vi } from 'vitest';
import { watchInView } from './watch-in-view.ts';

afterEach(() => vi.unstubAllGlobals());

test('a busy page that is told several changes at once goes by the last one', () => {
  let tell = (_changes: { isIntersecting: boolean }[]) => {};
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const told: boolean[] = [];
  watchInView({} as Element, (inView) => told.push(inView));
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(told).toEqual([true, false]);
});
