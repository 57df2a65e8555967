/** Calls `tell` at most once a minute. What happens in between is not told. */
export function onceAMinute<T>(tell: (value: T) => void): (value: T) => void {
  let quietUntil = 0;
  return (value) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    tell(value);
  };
}
