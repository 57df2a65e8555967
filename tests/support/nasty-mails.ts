import { FALSE_ENDS } from './false-ends.ts';

const HEAD = 'From: A <a@example.org>\r\nTo: you@mayfly.test\r\nMIME-Version: 1.0\r\n';
const MULTIPART = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const text = (charset: string, body: Buffer) =>
  Buffer.concat([
    bytes(`${HEAD}Subject: ${charset}\r\nContent-Type: text/plain; charset=${charset}\r\n\r\n`),
    body,
  ]);
const file = (disposition: string) =>
  utf8(
    `${MULTIPART}--b\r\nContent-Type: application/pdf\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`,
  );

/** Pseudo-random bytes that are the same for the same seed. */
function noise(seed: number, length: number): Buffer {
  const out = Buffer.alloc(length);
  let state = seed * 2_654_435_761;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    out[at] = state >>> 24;
  }
  return out;
}

const nested = (depth: number) =>
  Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  ).join('');

/** Mails that broke other programs, by name. The names of refused mails begin with the reply code. */
export function* nastyMails(): Generator<[string, Buffer]> {
  yield ['empty', bytes('')];
  yield ['one-byte', bytes('x')];
  yield ['no-line-end', bytes(`${HEAD}\r\nno line end`)];
  yield ['headers-only', bytes('Subject: only\r\n')];
  yield ['no-headers', bytes('\r\njust text\r\n')];
  yield ['only-dots', bytes('.\r\n..\r\n...\r\n.\r\n')];
  yield ['unix-lines', bytes('Subject: unix\n\nline\n.\nMAIL FROM:<x@y>\n.\n')];
  yield ['mac-lines', bytes('Subject: mac\r\rline\r.\rMAIL FROM:<x@y>\r')];
  for (const [n, end] of FALSE_ENDS.entries())
    yield [
      `end-of-data-${n}`,
      bytes(`Subject: ${n}\r\n\r\nx${end}MAIL FROM:<x@y>\r\nRCPT TO:<z@y>\r\nDATA\r\ny\r\n`),
    ];
  yield ['nul-bytes', bytes('Subject: n\0l\r\n\r\n\0\0\0\r\n')];
  yield ['long-line', bytes(`${HEAD}\r\n${'x'.repeat(500_000)}\r\n`)];
  yield ['8bit-header', utf8('From: Zoë <zoë@exämple.org>\r\nSubject: Grüße 🦋\r\n\r\nx\r\n')];
  yield ['latin1-header', bytes('Subject: caf\xe9\r\n\r\nx\r\n')];
  yield ['header-injection', bytes('Subject: =?utf-8?q?a=0D=0ABcc:_x@y?=\r\n\r\nx\r\n')];
  yield ['encoded-words', bytes(`Subject: ${'=?utf-8?q?=41?= '.repeat(5_000)}\r\n\r\nx\r\n`)];
  yield [
    'broken-words',
    bytes('Subject: =?utf-8?b?w7w= =?x?=?= =?utf-8?q?=C3?= =?utf-8?q?=BC?=\r\n\r\nx\r\n'),
  ];
  yield [
    'parameters',
    bytes(
      `${HEAD}Content-Type: text/plain; ${Array.from({ length: 5_000 }, (_, n) => `a*${n}*=b`).join(';')}\r\n\r\nx\r\n`,
    ),
  ];
  yield ['utf-7', text('utf-7', bytes('+ADw-script+AD4-alert(1)+ADw-/script+AD4-\r\n'))];
  yield [
    'utf-16',
    text('utf-16', Buffer.concat([bytes('\xff\xfe'), Buffer.from('<b>x</b>\r\n', 'utf16le')])),
  ];
  yield ['utf-16-lie', text('utf-16', bytes('<script>alert(1)</script>\r\n'))];
  yield ['iso-2022-jp', text('iso-2022-jp', bytes('\x1b$B$3$s\x1b(B <b>\x1b(J\x5c\x1b(I1\x1b(B\r\n'))];
  yield ['iso-2022-kr', text('iso-2022-kr', bytes('\x1b$)C\x0e>H\x0f<script>\x0e\r\n'))];
  yield ['hz', text('hz-gb-2312', bytes('~{<:Ky2;~}~~~\r\n'))];
  yield ['ebcdic', text('cp037', bytes('\x4c\xa2\x83\x99\x6e\r\n'))];
  yield ['unknown-charset', text('x-nobody-knows', noise(1, 200))];
  yield ['name-path', file('attachment; filename="../../../etc/passwd"')];
  yield ['name-nul', file('attachment; filename="a\0.exe.pdf"')];
  yield ['name-bidi', file('attachment; filename="invoice\u202efdp.exe"')];
  yield ['name-long', file(`attachment; filename="${'x'.repeat(60_000)}.pdf"`)];
  yield ['name-pieces', file("attachment; filename*1*=%2e%2e; filename*0*=utf-8''%2f; filename*99=x")];
  yield ['name-header', file('attachment; filename="a\\"; x=\\"b.pdf"')];
  yield [
    'base64-garbage',
    Buffer.concat([
      bytes(`${MULTIPART}--b\r\nContent-Transfer-Encoding: base64\r\n\r\n`),
      noise(2, 4_000),
      bytes('\r\n--b--\r\n'),
    ]),
  ];
  yield [
    'quoted-garbage',
    bytes(`${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n=\r\n=4=ZZ==\r\n=3D=\r\r\n=`),
  ];
  yield [
    'boundary-never',
    bytes(`${HEAD}Content-Type: multipart/mixed; boundary=none\r\n\r\n--b\r\n\r\nx\r\n`),
  ];
  yield [
    'boundary-prefix',
    bytes(
      `${HEAD}Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\nContent-Type: multipart/mixed; boundary=aa\r\n\r\n--aa\r\n\r\nx\r\n--aa--\r\n--a--\r\n`,
    ),
  ];
  yield [
    'boundary-same',
    bytes(
      `${MULTIPART}--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n--b--\r\n`,
    ),
  ];
  yield ['parts-900', bytes(`${MULTIPART}${'--b\r\n\r\nx\r\n'.repeat(900)}--b--\r\n`)];
  yield ['nested-90', bytes(`${HEAD}${nested(90)}\r\ndeep\r\n`)];
  yield ['open-tags', bytes(`${HEAD}Content-Type: text/html\r\n\r\n${'<b>'.repeat(200_000)}\r\n`)];
  yield ['enclosed', bytes(`${HEAD}Content-Type: message/rfc822\r\n\r\nSubject: inside\r\n\r\nx\r\n`)];
  yield [
    'base64-one-line',
    bytes(
      `${MULTIPART}--b\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${'QUJD'.repeat(600_000)}\r\n--b--\r\n`,
    ),
  ];
  for (let seed = 10; seed < 20; seed++) yield [`noise-${seed}`, noise(seed, 3_000)];
  yield ['552-headers', bytes(`${'X-Junk: 1\r\n'.repeat(20_000)}\r\nx\r\n`)];
  yield ['554-parts', bytes(`${MULTIPART}${'--b\r\n\r\n'.repeat(5_000)}--b--\r\n`)];
  yield ['554-nested', bytes(`${HEAD}${nested(500)}`)];
}
