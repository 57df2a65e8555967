import { focusedInput, typedInputs, wordsOf } from './inputs.ts';

const CODE =
  /one[-_ ]?time|(?<![a-z])(otp|pin|2fa|mfa|totp|token|passcode)(?![a-z])|verif|code(?![a-z])|código|kodu?|kode|(?<!\p{L})mã(?!\p{L})|код|رمز|コード|認証|验证码|驗證碼|인증/iu;
/** Codes that do not come by mail. */
const OTHER =
  /zip|post(al)?[-_ ]?code|postcode|plz|coupon|promo|discount|voucher|gift|country|area|phone|dial|sort|bar|qr|invite|referral|card|cvc|cvv|csc|search|captcha/i;
const BOX_WIDTH = 96;

/** The boxes for a code of this length, one for each character, or the single field for it, and how sure that is. */
export function findCodeFields(code: string): { fields: HTMLInputElement[]; score: number } {
  const all = typedInputs().filter(({ type }) => type !== 'email' && type !== 'url');
  const focused = focusedInput();
  const boxes = findBoxes(all, code.length);
  if (boxes) return { fields: boxes, score: boxes.includes(focused!) ? 90 : 80 };
  const scored = all
    .map((input) => ({ input, score: likeness(input, code) + (input === focused ? 10 : 0) }))
    .filter(({ score }) => score > 10)
    .toSorted((a, b) => b.score - a.score);
  if (scored[0]) return { fields: [scored[0].input], score: scored[0].score };
  const fits = focused && ['text', 'tel', 'number'].includes(focused.type) && hasRoom(focused, code);
  return fits ? { fields: [focused], score: 5 } : { fields: [], score: 0 };
}

const hasRoom = ({ maxLength }: HTMLInputElement, code: string) => maxLength < 0 || maxLength >= code.length;

function likeness(input: HTMLInputElement, code: string): number {
  if (!hasRoom(input, code)) return 0;
  if (input.autocomplete === 'one-time-code') return 70;
  const words = wordsOf(input);
  if (input.type === 'search' || OTHER.test(words)) return 0;
  if (CODE.test(words)) return input.type === 'password' ? 30 : 50;
  // A field for as many digits as the code has.
  return input.inputMode === 'numeric' && input.maxLength === code.length ? 40 : 0;
}

/** A row of as many narrow fields as the code has characters. */
function findBoxes(all: HTMLInputElement[], length: number): HTMLInputElement[] | null {
  if (length < 4 || length > 8) return null;
  const boxes = all.filter(
    (input) =>
      input.maxLength === 1 || (input.maxLength < 0 && input.getBoundingClientRect().width <= BOX_WIDTH),
  );
  for (const first of boxes) {
    let around = first.parentElement;
    while (around && boxes.filter((box) => around!.contains(box)).length < length)
      around = around.parentElement;
    const row = boxes.filter((box) => around?.contains(box));
    if (row.length === length && row.every((box) => isBeside(box, first))) return row;
  }
  return null;
}

function isBeside(box: HTMLInputElement, other: HTMLInputElement): boolean {
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.abs(a.top - b.top) < a.height && Math.abs(a.width - b.width) < 8;
}
