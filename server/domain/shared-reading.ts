/** Caches an expensive read for `freshMs`. A failure is not cached. */
export function createSharedReading<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (last && performance.now() - last.at <= freshMs) return last.value;
    const mine = { at: performance.now(), value: read() };
    last = mine;
    mine.value.catch(() => {
      if (last === mine) last = null;
    });
    return mine.value;
  };
}
