const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP] = [1, 26, 38, 700];

/** A label of a domain as it is written, such as `bücher` for `xn--bcher-kva` (RFC 3492). Others stay as they are. */
export function decodeLabel(label: string): string {
  // DNS allows 63 characters.
  if (!/^xn--/i.test(label) || label.length > 63) return label;
  const text = label.slice(4).toLowerCase();
  const split = text.lastIndexOf('-');
  const letters = [...text.slice(0, Math.max(0, split))];
  let [code, bias, at, index] = [128, 72, split + 1, 0];
  while (at < text.length) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text[at++]);
      if (digit < 0) return label;
      index += digit * weight;
      const limit = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const length = letters.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    if (code > 0x10ffff) return label;
    index %= length;
    letters.splice(index++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

function digitOf(char: string | undefined): number {
  if (char === undefined) return -1;
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(char);
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
