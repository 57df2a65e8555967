export class TooLate extends Error {
  /** The code that DNS resolvers use. */
  readonly code = 'ETIMEOUT';
}

/**
 * The result of the work, unless that takes longer than `ms`: then it throws `TooLate`. On a busy machine a thread may
 * stall for seconds, so an answer that arrived meanwhile is read before giving up.
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
