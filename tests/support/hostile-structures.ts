const MB = 2 ** 20;
/** An accepted mail has about this much besides its files, and a block of headers a bit less than 100 KB. */
const ROOM = 900 * 1024;
const BLOCK = 99 * 1024;

const filled = (size: number, piece: string) => piece.repeat(Math.floor(size / piece.length));
const numbered = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join('');
const people = (count: number) => numbered(count, (n) => `a${n}@b,`);
const LISTS = ['From', 'To', 'Cc', 'Bcc', 'Sender', 'Reply-To'];
const lists = (count: number) => LISTS.map((name) => `${name}: ${people(count)}\r\n`).join('');
const asMessage = (mail: string) => `Content-Type: message/rfc822\r\n\r\n${mail}`;
const digestOf = (size: number, mail: string) =>
  `Subject: digest\r\nContent-Type: multipart/digest; boundary=b\r\n\r\n${filled(
    Math.min(size, 990 * (mail.length + 7)),
    `--b\r\n\r\n${mail}`,
  )}--b--\r\n`;

function nested(mail: string, levels: number) {
  let all = mail;
  for (let level = 0; level < levels; level++) all = asMessage(all);
  return all;
}

function deep(levels: number) {
  const open = (n: number) => `Content-Type: multipart/mixed; boundary=x${n}\r\n\r\n--x${n}\r\n`;
  return `${numbered(levels, open)}\r\n${filled(ROOM, `--x${levels - 1}\r\n\r\n\r\n`).slice(0, 9_000)}`;
}

/** Mails whose bytes are few and whose description is long, or whose reading costs a lot. All of them are accepted. */
export const hostileStructures: Record<string, () => string> = {
  'a digest of mails with long lists of people': () => digestOf(ROOM, `${lists(99)}\r\n\r\nx\r\n`),
  'a digest of the smallest mails': () => digestOf(ROOM, 'A: b\r\n\r\n'),
  'a digest of mails with endless subjects': () =>
    digestOf(ROOM, `Subject: ${filled(900, '"\\')}\r\nFrom: ${filled(800, '\\"é')}@b\r\n\r\nx\r\n`),
  'a digest of mails with headers of single letters': () => digestOf(ROOM, `${filled(BLOCK, 'A:\n')}\nx\r\n`),
  'a header of single letters': () => `Subject: x\r\n${filled(BLOCK, 'A:\n')}\r\nx\r\n`,
  'a header of short subjects': () => `${filled(BLOCK, 'cc:a\n')}\r\nx\r\n`,
  'a header in one line': () => `Subject: x\r\nX: ${filled(BLOCK - 100, 'x')}\r\n\r\nx\r\n`,
  'a header of encoded words': () =>
    `${filled(BLOCK, `Subject: ${filled(900, '=?iso-2022-jp?q?=1B$B=41=42?= ')}\r\n`)}\r\nx\r\n`,
  'long lists of people': () => `${LISTS.map((name) => `${name}: ${people(2_000)}\r\n`).join('')}\r\nx\r\n`,
  'lists of open brackets': () =>
    `${LISTS.map((name) => `${name}: ${filled(16_000, '(<"\\')}\r\n`).join('')}\r\nx\r\n`,
  'a thousand parts with long parameters': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${numbered(
      990,
      (n) => `--b\r\nContent-Type: a/b; ${'é'.repeat(300)}=é${n}; name="${'é'.repeat(30)}"\r\n\r\n`,
    )}--b--\r\n`,
  'parts in parts': () => deep(95),
  'mails in mails of empty lines': () => nested(filled(4 * MB, '\n'), 5),
  'mails in mails of dashes': () => nested(filled(4 * MB, '\n--'), 5),
  'ten megabytes of lines with one dot': () =>
    `Content-Type: application/x\r\nContent-Disposition: attachment\r\n\r\n${filled(8 * MB, '.\n')}`,
  'ten megabytes': () =>
    `Content-Type: application/x\r\nContent-Disposition: attachment\r\n\r\n${filled(8 * MB, `${'x'.repeat(76)}\r\n`)}`,
  'a small mail': () => 'From: a@example.org\r\nSubject: small\r\n\r\nHello\r\n',
};
