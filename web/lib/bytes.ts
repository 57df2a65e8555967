/** Formats a size, such as `812 B`, `4.2 KB` or `3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const unit = bytes < 2 ** 20 ? 'KB' : 'MB';
  const value = bytes / (unit === 'KB' ? 1024 : 2 ** 20);
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`;
}
