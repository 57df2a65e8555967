export class TooLate extends Error {
  /** As a resolver of DNS calls it. */
  readonly code = 'ETIMEOUT';
}

/**
 * The result of the work, unless that takes longer than `ms`: then it throws `TooLate`. On a busy machine a thread may
 * stand still for seconds, so an answer that came meanwhile is read before it gives up.
 */
export function inTime<T>(work: Promise<T> | T, ms: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const giveUp = () => reject(new TooLate(`no answer within ${ms} ms`));
  const timer = setTimeout(() => setImmediate(giveUp), ms);
  Promise.resolve(work)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}
