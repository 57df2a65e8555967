/** Checks for what is read from storage. The schemas of the contract would need a library that pages do not load. */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
/** Text that fits into a header, such as a token. */
export const isHeaderText = (text: string): boolean => /^[\x21-\x7e]{1,4000}$/.test(text);
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isTime: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

export const oneOf =
  <T extends string>(...values: T[]): Check<T> =>
  (value): value is T =>
    values.includes(value as T);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** Longer lists than any that we store would keep the page busy. */
const MAX_LENGTH = 1000;

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= MAX_LENGTH && value.every((item) => check(item));

/** An object with these fields. Every field of the type needs a check. */
export const shape =
  <T extends object>(checks: { [Key in keyof Required<T>]: Check<T[Key]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) =>
      check(Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined),
    );
