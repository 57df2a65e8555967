const code = /(?<![\w.,@/#-])(\d{3}[ -]?\d{3}|\d{4,8}|(?=[A-Z0-9]*\d)[A-Z0-9]{6,8})(?![\w@/]|[.,-]\d)/;
const cue = /\b(code|otp|pin|passcode|one[- ]time|verification|verify|confirm)\b/i;
const url = /https?:\/\/[^\s<>"']+/gi;
const year = /^(19|20)\d\d$/;
const LINES = 60;

/** The code of a verification message, for the button that copies it. Null if no word announces a code. */
export function findCode(subject: string, text: string): string | null {
  if (!cue.test(`${subject} ${text}`)) return null;
  for (const line of [subject, ...text.split('\n').slice(0, LINES)]) {
    const match = code.exec(line.replace(url, ' '));
    if (match?.[1] && !year.test(match[1])) return match[1].replace(/[ -]/g, '');
  }
  return null;
}
