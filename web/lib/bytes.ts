import { pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

/** Formats a size, such as `812 B`, `4.2 KB` or `3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return texts.size(String(bytes), 'B');
  const unit = bytes < 2 ** 20 ? 'KB' : 'MB';
  const value = bytes / (unit === 'KB' ? 1024 : 2 ** 20);
  const rounded = value.toLocaleString(pageLocale(), {
    maximumFractionDigits: value < 10 ? 1 : 0,
    useGrouping: false,
  });
  return texts.size(rounded, unit);
}
