export const table = (rows: Array<[string, string | number]>) =>
  rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n');

/** Replaces control characters, so that text written by strangers cannot control the terminal. */
export const printable = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, '?');

/** `1 account`, `2 accounts`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
