/** `name` of `name+anything`, because mail to both reaches the same inbox. */
export function withoutPlus(name: string): string {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
}
