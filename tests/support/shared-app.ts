import { randomInt } from 'node:crypto';
import { type RunningApp, startApp } from './start-app.ts';

/**
 * Apps that the files of a worker share, because a start costs more than most tests. They end with the run. A test finds
 * what earlier files have left there, so it counts nothing that is not its own, and takes a new guest, `newEmail` and,
 * where the service counts for each network, `newNetwork`.
 */
let plain: Promise<RunningApp> | null = null;
let forward: Promise<ForwardApp> | null = null;

export type ForwardApp = { app: RunningApp; now(): Date; advance(ms: number): void };

export const trustsTests = { trustProxy: ['127.0.0.1'] };

/** The app without options that a test could notice: it also fetches images from servers of tests. */
export function plainApp(): Promise<RunningApp> {
  plain ??= startApp({ ...trustsTests, fetchAllow: ['127.0.0.1'] });
  return plain;
}

/** An app with a clock that tests move forward. */
export function forwardApp(): Promise<ForwardApp> {
  forward ??= startForward();
  return forward;
}

async function startForward(): Promise<ForwardApp> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const advance = (ms: number) => {
    ahead += ms;
  };
  return { app: await startApp({ ...trustsTests, now }), now, advance };
}

/** A header that makes a request come from a network that no other test has. */
export const newNetwork = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});
