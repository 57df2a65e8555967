import { freeBytes } from './ballast.ts';

/** More than the reserve file of the database, so that mail never uses the space that file frees. */
const LEAST_FREE = 96 * 2 ** 20;
const FRESH_MS = 1_000;

/**
 * Whether the disk of this folder has space for more mail. The last megabytes are kept for the database: mail is
 * deferred before the database would have to stop.
 */
export function createRoom({
  folder,
  least = LEAST_FREE,
  onChange,
  free = freeBytes,
}: {
  folder: string;
  least?: number;
  /** Called when space runs out, and when there is some again. */
  onChange?: (state: { isFull: boolean; free: number }) => void;
  free?: (folder: string) => Promise<number>;
}) {
  let isFull = false;
  let answer: Promise<boolean> = Promise.resolve(true);
  let measuredAt = Number.NEGATIVE_INFINITY;
  return function hasRoom(): Promise<boolean> {
    const now = performance.now();
    if (now - measuredAt > FRESH_MS) {
      measuredAt = now;
      // If the free space cannot be read, the database itself reports a full disk.
      answer = free(folder).then(
        (left) => {
          if (left < least !== isFull) {
            isFull = !isFull;
            onChange?.({ isFull, free: left });
          }
          return !isFull;
        },
        () => true,
      );
    }
    return answer;
  };
}
