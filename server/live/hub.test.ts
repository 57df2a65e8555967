import { expect, test } from 'vitest';
import { createHub } from './hub.ts';

test('a hub wakes the followers of a key, and no follower that has left', async () => {
  const hub = createHub();
  const woken: string[] = [];
  const leave = hub.watch('a', () => woken.push('first'));
  hub.watch('a', () => woken.push('second'));
  hub.watch('b', () => woken.push('other'));
  hub.wake(['a', 'unknown']);
  expect(woken).toEqual(['first', 'second']);
  leave();
  leave();
  woken.length = 0;
  await hub.wakeAll();
  expect(woken).toEqual(['second', 'other']);
});
