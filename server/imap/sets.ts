import { Bad } from './parse-command.ts';

const RANGE = /^([1-9]\d{0,9}|\*)(?::([1-9]\d{0,9}|\*))?$/;

/** Whether a number is in a set such as `1:3,7,10:*`. `*` is the highest number in use. */
export function readSet(text: string, highest: number): (number: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [, from, to = from] = RANGE.exec(range) ?? [];
    if (!from) throw new Bad('This set of messages cannot be read.');
    const ends = [from, to!].map((end) => (end === '*' ? highest : Number(end)));
    return { from: Math.min(...ends), to: Math.max(...ends) };
  });
  ranges.sort((a, b) => a.from - b.from);
  const merged: typeof ranges = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else merged.push(range);
  }
  return (number) => {
    let [low, high] = [0, merged.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = merged[middle]!;
      if (number < range.from) high = middle - 1;
      else if (number > range.to) low = middle + 1;
      else return true;
    }
    return false;
  };
}

export const isSet = (text: string) => /^[\d*][\d*:,]*$/.test(text);
