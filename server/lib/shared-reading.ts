/** Caches an expensive read for `freshMs`. A failure is not cached. */
export function createSharedReading<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (last && performance.now() - last.at <= freshMs) return last.value;
    const current = { at: performance.now(), value: read() };
    last = current;
    current.value.catch(() => {
      if (last === current) last = null;
    });
    return current.value;
  };
}
