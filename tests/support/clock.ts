/** A clock that stands until it is moved. */
export function createClock(start = Date.now()) {
  let time = start;
  return {
    now: () => new Date(time),
    advance(ms: number) {
      time += ms;
    },
  };
}
