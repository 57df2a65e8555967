export const table = (rows: Array<[string, string | number]>) =>
  rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n');

/** Replaces control characters, so that text written by strangers cannot control the terminal. */
export const printable = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, '?');

/** Characters that control a terminal or turn text around. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The argument with such characters written out, or null when it has none. */
export function controlsIn(argument: string): string | null {
  const shown = argument.replaceAll(
    CONTROLS,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return shown === argument ? null : shown;
}
