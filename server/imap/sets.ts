import { Bad } from './parse-command.ts';

const RANGES = /^(?:(?:[1-9]\d{0,9}|\*)(?::(?:[1-9]\d{0,9}|\*))?(?:,(?=.)|$))+$/;

/** Whether a number is in a set such as `1:3,7,10:*`. `*` is the highest number in use. */
export function readSet(text: string, highest: number): (number: number) => boolean {
  if (!RANGES.test(text)) throw new Bad('This set of messages cannot be read.');
  const read = (end: string) => (end === '*' ? highest : Number(end));
  const ranges = text.split(',').map((range) => {
    const colon = range.indexOf(':');
    if (colon < 0) return { from: read(range), to: read(range) };
    const [one, other] = [read(range.slice(0, colon)), read(range.slice(colon + 1))];
    return { from: Math.min(one, other), to: Math.max(one, other) };
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
