import { Busy } from './fair-queue.ts';

/** Runs at most `max` pieces of work of the same name at once. Another one is refused. */
export function createSlots(max: number) {
  const running = new Map<string, number>();
  return {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const count = running.get(name) ?? 0;
      if (count >= max) throw new Busy();
      running.set(name, count + 1);
      try {
        return await work();
      } finally {
        const left = running.get(name)! - 1;
        if (left) running.set(name, left);
        else running.delete(name);
      }
    },
  };
}
