import { freeBytes } from './ballast.ts';

/** More than the database's reserve: what is given up there is not for mail. */
const LEAST = 96 * 2 ** 20;
const LOOK_MS = 1_000;

/**
 * Whether the disk under this folder takes more mail. The last of it is left to the database's own needs: mail is
 * put off before the database itself would be.
 */
export function createRoom({ folder, least = LEAST }: { folder: string; least?: number }) {
  let answer: Promise<boolean> = Promise.resolve(true);
  let lookedAt = Number.NEGATIVE_INFINITY;
  return function hasRoom(): Promise<boolean> {
    const now = performance.now();
    if (now - lookedAt > LOOK_MS) {
      lookedAt = now;
      // A disk that does not say has room until the database says otherwise.
      answer = freeBytes(folder).then(
        (free) => free >= least,
        () => true,
      );
    }
    return answer;
  };
}
