const MB = 2 ** 20;
const head = 'From: a@b.test\r\nMIME-Version: 1.0\r\n';

/** Mails that keep a parser busy. Some of them are refused. We measure how long others have to wait. */
export function* hostileMails(): Generator<[string, string]> {
  const multipart = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
  yield ['100,000 parts', `${multipart}${'--b\r\n\r\n'.repeat(100_000)}--b--\r\n`];
  yield ['nested 10,000 deep', head + nested(10_000)];
  yield ['1 MB of headers', `${'X-Junk: 1\r\n'.repeat(100_000)}\r\n.`];
  yield ['endless encoded words', `${head}Subject: ${'=?utf-8?Q?=41?= '.repeat(6_000)}\r\n\r\nx`];
  yield [
    'endless parameters',
    `${head}Content-Type: text/plain; ${Array.from({ length: 5_000 }, (_, n) => `a*${n}*=b`).join('; ')}\r\n\r\nx`,
  ];
  yield [
    '60 MB of base64 in one line',
    `${multipart}--b\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${'QUJD'.repeat((60 * MB) / 4)}\r\n--b--\r\n`,
  ];
  yield ['900 KB of open tags', `${head}Content-Type: text/html\r\n\r\n${'<b>'.repeat(300_000)}`];
  yield [
    '50 MB of near boundaries',
    `${multipart}--b\r\nContent-Type: application/x\r\n\r\n${'--bx\r\n'.repeat((50 * MB) / 6)}`,
  ];
}

/** Mails that are accepted and expensive to read. */
export function* heavyTexts(): Generator<[string, string]> {
  const html = `${head}Content-Type: text/html\r\n\r\n`;
  yield [
    '900 KB of table',
    `${html}<table>${'<tr><td style="color:red" onclick=x>a</td></tr>'.repeat(19_000)}`,
  ];
  yield [
    '900 KB of attributes',
    `${html}<p ${Array.from({ length: 90_000 }, (_, n) => `a${n}=1`).join(' ')}>x`,
  ];
  yield [
    '900 KB of charset escapes in quoted-printable',
    `${head}Content-Type: text/plain; charset=iso-2022-jp\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'=1B$B=41=42'.repeat(82_000)}`,
  ];
  yield ['900 KB of one word', `${head}\r\n${'w'.repeat(900_000)}`];
}

/** A mail with as many parts as are accepted, each with a long file name. */
export function manyPartsMail({ parts = 990, nameLength = 480 } = {}): string {
  const part = (n: number) =>
    `--b\r\nContent-Disposition: attachment; filename="${String(n).padEnd(nameLength, 'n')}"\r\n\r\nx\r\n`;
  const all = Array.from({ length: parts }, (_, n) => part(n)).join('');
  return `${head}Subject: many parts\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${all}--b--\r\n`;
}

function nested(depth: number) {
  let text = '';
  for (let level = 0; level < depth; level++)
    text += `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
  return text;
}
