import { expect, test } from 'vitest';
import { BreakerOpenError, createBreaker } from '#server/lib/breaker.ts';

function setUp() {
  let time = 0;
  const changes: unknown[] = [];
  const breaker = createBreaker({
    limitMs: 50,
    pauseMs: 5_000,
    onChange: (error) => changes.push(error),
    now: () => time,
  });
  return {
    breaker,
    changes,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const broken = new Error('broken');
const fails = () => Promise.reject(broken);
const works = async () => 'value';
const hangs = () => new Promise<never>(() => {});

test('after a failure nothing is tried during the pause', async () => {
  const { breaker, changes, wait } = setUp();
  expect(await breaker.run(works)).toBe('value');
  await expect(breaker.run(fails)).rejects.toBe(broken);
  let calls = 0;
  const counted = async () => calls++;
  await expect(breaker.run(counted)).rejects.toThrow(BreakerOpenError);
  wait(4_999);
  await expect(breaker.run(counted)).rejects.toThrow(BreakerOpenError);
  expect(calls).toBe(0);
  expect(changes).toEqual([broken]);
});

test('after the pause one call tries, and its success lets the others through', async () => {
  const { breaker, changes, wait } = setUp();
  await expect(breaker.run(fails)).rejects.toBe(broken);
  wait(5_000);
  const probe = breaker.run(works);
  await expect(breaker.run(works)).rejects.toThrow(BreakerOpenError);
  expect(await probe).toBe('value');
  expect(await breaker.run(works)).toBe('value');
  expect(changes).toEqual([broken, null]);
});

test('a failed probe starts another pause and is not reported again', async () => {
  const { breaker, changes, wait } = setUp();
  await expect(breaker.run(fails)).rejects.toBe(broken);
  wait(5_000);
  await expect(breaker.run(fails)).rejects.toBe(broken);
  await expect(breaker.run(works)).rejects.toThrow(BreakerOpenError);
  expect(changes).toEqual([broken]);
});

test('a call that does not answer fails at the time limit', async () => {
  const { breaker } = setUp();
  await expect(breaker.run(hangs)).rejects.toThrow('no answer within 50 ms');
  await expect(breaker.run(works)).rejects.toThrow(BreakerOpenError);
});
