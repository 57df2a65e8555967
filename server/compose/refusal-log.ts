import { addRefused, type Refused } from '#server/smtp/refusals.ts';
import type { Base } from './base.ts';

const EVERY_MS = 60_000;

/** Logs each minute, and at the end, how much mail was refused for which reason. Says nothing if there was none. */
export function startRefusalLog({ log, closers }: Base, take: () => Promise<Refused[]>) {
  const write = async () => {
    const refused = addRefused(await take());
    if (Object.keys(refused).length) log.info({ refused }, 'mail was refused');
  };
  const timer = setInterval(() => void write(), EVERY_MS).unref();
  closers.defer(async () => {
    clearInterval(timer);
    await write();
  });
}
