import { expect, test, vi } from 'vitest';
import { createSessions } from './sessions.ts';

test('while the database hangs, questions about who may read do not pile up', async () => {
  vi.useFakeTimers();
  const sessions = createSessions({
    follow: async () => ({ attach() {}, stop() {} }) as never,
    now: () => new Date(),
  });
  const current = vi.fn(() => new Promise<never>(() => {}));
  const owner = { id: 'one', kind: 'account', plan: 'premium', validUntil: new Date() } as const;
  await sessions.open({ owner, inbox: {} as never, current }, { onChange() {}, onEnd() {} });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(current).toHaveBeenCalledOnce();
  sessions.close();
  vi.useRealTimers();
});
