export const table = (rows: Array<[string, string | number]>) =>
  rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n');

/** Replaces control characters, so that text written by strangers cannot control the terminal. */
export const printable = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, '?');
