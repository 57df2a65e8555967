import { readableSize } from '#contract/sizes.ts';
import { pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

/** Formats a size, such as `812 B`, `4.2 KB` or `3 MB`. */
export function formatBytes(bytes: number): string {
  const { value, unit, digits } = readableSize(bytes);
  const options = { maximumFractionDigits: digits, useGrouping: false };
  return texts.size(unit === 'B' ? String(bytes) : value.toLocaleString(pageLocale(), options), unit);
}
