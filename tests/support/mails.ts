import { randomBytes } from 'node:crypto';

/** A small mail of plain text. */
export function plainMail({
  from = 'A Sender <sender@example.org>',
  to = 'you@mayfly.test',
  subject = 'Hello',
  text = 'Hello there\r\n',
} = {}): string {
  const encoded = /^[\x20-\x7e]*$/.test(subject)
    ? subject
    : `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  return `From: ${from}\r\nTo: ${to}\r\nSubject: ${encoded}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
}

type Shape = 'mixed' | 'unclosed' | 'single' | 'binary';

/** A mail with one attachment of exactly `size` bytes and, if given, exactly `other` bytes besides its body. */
export function mailWith({
  size = 0,
  content = randomBytes(size),
  other,
  shape = 'mixed',
}: {
  size?: number;
  content?: Buffer;
  other?: number;
  shape?: Shape;
}): Buffer {
  const inBinary = shape === 'binary';
  const disposition = 'Content-Disposition: attachment; filename=file.bin';
  const attachmentHead = `Content-Type: application/octet-stream\r\n${disposition}\r\nContent-Transfer-Encoding: ${
    inBinary ? 'binary' : 'base64'
  }\r\n\r\n`;
  // Only letters, so that dot-stuffing and line breaks do not change the size.
  const body = inBinary ? Buffer.from(content.map((byte) => 97 + (byte % 26))) : base64Lines(content);
  const top = 'From: a@example.org\r\nSubject: a file\r\nMIME-Version: 1.0\r\n';
  if (shape === 'single')
    return Buffer.concat([Buffer.from(top + attachmentHead), body, Buffer.from('\r\n')]);

  const begin = `${top}Content-Type: multipart/mixed; boundary=frontier\r\n\r\n--frontier\r\nContent-Type: text/plain\r\n\r\n`;
  const middle = `\r\n--frontier\r\n${attachmentHead}`;
  const end = shape === 'unclosed' ? '' : '\r\n--frontier--\r\n';
  const room = (other ?? 0) - begin.length - middle.length - end.length;
  const text = other === undefined ? 'see the file' : 'x'.repeat(room);
  return Buffer.concat([Buffer.from(begin + text + middle), body, Buffer.from(end)]);
}

/** Without a string for each line, of which large mails would have a million. */
function base64Lines(content: Buffer): Buffer {
  const encoded = Buffer.from(content.toString('base64'), 'latin1');
  const breaks = Math.max(0, Math.ceil(encoded.length / 76) - 1);
  const lines = Buffer.alloc(encoded.length + 2 * breaks, '\r\n');
  for (let line = 0; line <= breaks; line++) encoded.copy(lines, line * 78, line * 76, line * 76 + 76);
  return lines;
}
