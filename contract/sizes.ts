/** A size in the unit that people read it in, and with how many digits after the point: 812 B, 4.2 KB, 3 MB. */
export function readableSize(bytes: number): { value: number; unit: 'B' | 'KB' | 'MB'; digits: number } {
  if (bytes < 1024) return { value: bytes, unit: 'B', digits: 0 };
  const unit = bytes < 2 ** 20 ? 'KB' : 'MB';
  const value = bytes / (unit === 'KB' ? 1024 : 2 ** 20);
  return { value, unit, digits: value < 10 ? 1 : 0 };
}
