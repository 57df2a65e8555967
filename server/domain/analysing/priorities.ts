/** Runs at most `atOnce` pieces of work. What waits begins in the order of the names, and in each in the order it came. */
export function createPriorities<Name extends string>(names: Name[], atOnce: number) {
  const waiting = new Map(names.map((name) => [name, [] as Array<() => Promise<unknown>>]));
  let running = 0;

  function next() {
    while (running < atOnce) {
      const work = [...waiting.values()].find(({ length }) => length)?.shift();
      if (!work) return;
      running++;
      void work().finally(() => {
        running--;
        next();
      });
    }
  }

  return {
    run: <T>(name: Name, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        waiting.get(name)!.push(() => work().then(resolve, reject));
        next();
      }),
  };
}
