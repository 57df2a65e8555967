import { expect, it, vi } from 'vitest';
import { createPushServices } from './push-services.ts';

const answering = (status: number) => async () => ({ status });
const silent = () => new Promise<never>(() => {});
const breaking = async () => {
  throw new Error('no answer');
};
/** How many of these requests were made. */
async function countAsked(
  services: ReturnType<typeof createPushServices>,
  endpoints: string[],
  request: (signal: AbortSignal) => Promise<{ status: number }>,
) {
  let asked = 0;
  for (const endpoint of endpoints) {
    const asking = services.ask(endpoint, (signal) => {
      asked++;
      return request(signal);
    });
    // One that never answers is not awaited.
    await Promise.race([asking.catch(() => {}), new Promise(setImmediate)]);
  }
  return asked;
}
const times = (count: number, endpoint: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => endpoint(n));

it('leaves a server alone that takes no messages, whatever names it has', async () => {
  const services = createPushServices();
  const names = times(200, (n) => `https://${n}.victim.example/${n}`);
  for (const status of [200, 302, 405, 503])
    expect(await countAsked(createPushServices(), names, answering(status))).toBe(60);
  expect(await countAsked(services, names, breaking)).toBe(60);
  const push = times(200, (n) => `https://push.example/${n}`);
  expect(await countAsked(services, push, answering(201))).toBe(200);
});

it('keeps places for services that answer while others do not', async () => {
  const services = createPushServices();
  await services.ask('https://push.example/1', answering(201));
  const tarpits = times(200, (n) => `https://tarpit${n}.example/`);
  expect(await countAsked(services, tarpits, silent)).toBe(30);
  const push = times(100, (n) => `https://push.example/${n}`);
  expect(await countAsked(services, push, answering(201))).toBe(100);
});

it('goes on with a service after one lost answer', async () => {
  const services = createPushServices();
  const push = times(100, (n) => `https://push.example/${n}`);
  await countAsked(services, push, answering(201));
  await countAsked(services, push.slice(0, 1), breaking);
  expect(await countAsked(services, push, answering(201))).toBe(100);
});

it('keeps places for quick services when one that took a message becomes slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const services = createPushServices();
    await services.ask('https://slow.example/', answering(201));
    let open = 0;
    const hanging = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        open++;
        signal.addEventListener('abort', () => {
          open--;
          reject(signal.reason);
        });
      });
    const slow = times(50, (n) => `https://slow.example/${n}`);
    expect(await countAsked(services, slow, hanging)).toBe(50);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open).toBe(30);
    expect(await countAsked(services, slow, hanging)).toBe(0);
    const others = times(5, (n) => `https://push${n}.example/`);
    expect(await countAsked(services, others, answering(201))).toBe(5);
    expect(await countAsked(services, others, answering(201))).toBe(5);
  } finally {
    vi.useRealTimers();
  }
});

it('gives a new service a place that one with many of them has', async () => {
  const services = createPushServices();
  const tarpits = times(60, (n) => `https://${n}.tarpit${n % 3}.example/`);
  expect(await countAsked(services, tarpits, silent)).toBe(30);
  const push = times(20, (n) => `https://push.example/${n}`);
  expect(await countAsked(services, push, answering(201))).toBe(20);
});
