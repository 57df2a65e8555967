/** Browser storage that never throws: if it is blocked or full, reading returns null and writing does nothing. */
export function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function writeText(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The value is not stored. Nothing else depends on it.
  }
}

/** Whether it is text that fits into a header, such as a token. */
export const isHeaderText = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,4000}$/.test(text);

/** Reads a token. One that does not fit into a header is corrupt and is removed. */
export function readToken(storage: () => Storage, key: string): string | null {
  const text = readText(storage, key);
  if (text === null || isHeaderText(text)) return text;
  writeText(storage, key, null);
  return null;
}

/**
 * Reads JSON. What `accept` does not recognize, or cannot even read, is corrupt and is removed: it may be of an earlier
 * version, or of somebody else.
 */
export function readJson<T>(storage: () => Storage, key: string, accept: (value: T) => boolean): T | null {
  const text = readText(storage, key);
  if (text === null) return null;
  try {
    const value: T = JSON.parse(text);
    if (accept(value)) return value;
  } catch {
    // Removed below.
  }
  writeText(storage, key, null);
  return null;
}

export function writeJson(storage: () => Storage, key: string, value: unknown): void {
  writeText(storage, key, JSON.stringify(value));
}

export const session = () => window.sessionStorage;
export const local = () => window.localStorage;
