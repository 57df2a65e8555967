import { randomBytes } from 'node:crypto';
import type { Mail } from './load.ts';

/** How many of a hundred mails have which size in KB. Half are below 30 KB; the mean is 80 KB. */
const SIZES = [
  [10, 2],
  [15, 5],
  [20, 12],
  [20, 30],
  [15, 60],
  [10, 100],
  [6, 200],
  [2, 500],
  [1, 1_000],
  [1, 2_000],
] as const;
/** The rest of a larger mail is an attached file. */
const MAX_HTML = 60 * 1024;
const WORDS = 'your order account please confirm code visit password today the and for with from of to'.split(
  ' ',
);

/**
 * Mails as mailboxes have them: nine of ten have one recipient, the tenth has four. A third of the recipients are unknown. The known ones
 * are `1NAME@…` to `COUNTNAME@…`.
 */
export function createRealMix({ name, count }: { name: string; count: number }) {
  const texts = SIZES.flatMap(([times, kb]) => Array<string>(times).fill(textOf(kb * 1024)));
  let next = 0;
  const recipient = () => {
    const n = next++;
    return n % 3 ? `${(n % count) + 1}${name}@mayfly.test` : `unknown${n}@mayfly.test`;
  };
  // 37 has no divisor in common with 100, so sizes come mixed and in their shares.
  return (n: number): Mail => ({
    recipients: Array.from({ length: n % 10 ? 1 : 4 }, recipient),
    text: texts[(n * 37) % 100]!,
  });
}

function textOf(bytes: number) {
  const head =
    'From: shop@sender.test\r\nSubject: Your order\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
  const file =
    '\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=order.pdf\r\n' +
    'Content-Transfer-Encoding: base64\r\n\r\n';
  const parts = [head, '--b\r\nContent-Type: text/html\r\n\r\n', html(Math.min(bytes - 500, MAX_HTML))];
  if (bytes > MAX_HTML + 500) parts.push(file, base64(bytes - MAX_HTML));
  return `${parts.join('')}\r\n--b--`;
}

function html(bytes: number) {
  const random = randomBytes(bytes);
  let text = '';
  for (let n = 0; text.length < bytes; n++) {
    const words = Array.from(random.subarray(n * 10, n * 10 + 10), (byte) => WORDS[byte % WORDS.length]);
    text += `<p style="margin:0 ${random[n]}px">${words.join(' ')}</p>\r\n`;
  }
  return text;
}

const base64 = (bytes: number) =>
  randomBytes((bytes * 57) / 78)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n');
