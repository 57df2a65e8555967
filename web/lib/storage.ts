import { type Check, isHeaderText } from './shape.ts';

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

/** Reads a token. One that does not fit into a header is corrupt and is removed. */
export function readToken(storage: () => Storage, key: string): string | null {
  const text = readText(storage, key);
  if (text === null || isHeaderText(text)) return text;
  writeText(storage, key, null);
  return null;
}

/** Reads JSON that `accept` recognizes. Anything else stored there is corrupt and is removed. */
export function readJson<T>(storage: () => Storage, key: string, accept: Check<T>): T | null {
  const text = readText(storage, key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (accept(value)) return value;
  } catch {
    // Not JSON: removed below.
  }
  writeText(storage, key, null);
  return null;
}

export function writeJson(storage: () => Storage, key: string, value: unknown): void {
  writeText(storage, key, JSON.stringify(value));
}

export const session = () => window.sessionStorage;
export const local = () => window.localStorage;
