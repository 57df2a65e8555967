/** The code point of zero in every script whose digits are used for codes. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0,
  0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0,
];
const DIGITS = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), `${digit}`] as const),
  ),
);
const OTHER_DIGITS = /\p{Nd}/gu;
/** Latin accents, Hebrew points, Arabic vowel signs and the tatweel. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|\u200c|\u200d|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\ufe0e|\ufe0f/g;
/** Arabic phrases in one character. Normalizing makes them up to 18 times longer. */
const LONG_LIGATURES = /[\ufdf0-\ufdff]/g;
/** Normalizing sorts the marks of a letter, which is slow if there are thousands of them. */
const TOO_MANY_MARKS = /(\p{M}{8})\p{M}+/gu;
const BLANKS = /[\s\u00a0\u2800]+/g;
const DASHES = /[\u2010-\u2015\u2212\u2043\u30a0\ufe58\ufe63\uff0d\u2e3a\u2e3b\u058a\u05be]/g;
const QUOTES = /[\u2018\u2019\u201b\u02bc\u02bb\u0060\u00b4]/g;
const LETTERS = new Map(
  Object.entries({
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ə: 'a',
    Ə: 'A',
    أ: 'ا',
    إ: 'ا',
    آ: 'ا',
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ے: 'ي',
    ک: 'ك',
    ڪ: 'ك',
    ة: 'ه',
    ۀ: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ە: 'ه',
  }),
);
const SPECIAL_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/**
 * Brings text into one form that can be compared: ASCII digits, plain dashes and quotes, no accents, nothing invisible, and
 * one space for any amount of white space. Upper and lower case stay as they are.
 */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.replace(/ {2,}/g, ' ').replaceAll('`', "'");
  return (
    text
      .replace(INVISIBLE, '')
      .replace(LONG_LIGATURES, ' ')
      // Chinese text has no space after a comma, and what follows it is a separate number.
      .replaceAll('，', ', ')
      .replace(TOO_MANY_MARKS, '$1')
      // Serbian "кôд" is usually written with a Latin ô.
      .replace(/(?<=\p{Script=Cyrillic})ô/gu, 'о')
      .normalize('NFKD')
      .replace(MARKS, '')
      .normalize('NFC')
      .replace(SPECIAL_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
      .replace(OTHER_DIGITS, (digit) => DIGITS.get(digit) ?? digit)
      .replace(DASHES, '-')
      .replace(QUOTES, "'")
      .replace(BLANKS, ' ')
  );
}

/** Lower case of the same length, with spaces instead of dashes, so that both spellings of a word are found. */
export function foldForWords(folded: string): string {
  const lower = folded.toLowerCase();
  return (lower.length === folded.length ? lower : folded).replaceAll('-', ' ');
}
