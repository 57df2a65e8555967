import { describe, expect, test } from 'vitest';
import type { Outline } from './outline.ts';
import { mail, scan } from './test-mail.ts';

const shape = (outline: Outline) =>
  outline.parts.map((part) => [part.id, part.kind, part.type, part.filename]);
const bodies = (raw: Buffer, outline: Outline) =>
  outline.parts.map((p) => raw.toString('latin1', p.start, p.end));

describe('broken mail', () => {
  test('ends a part at an outer delimiter when the inner one is never closed', () => {
    const raw = mail(
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      '',
      'text',
      '--outer',
      'Content-Type: image/gif',
      '',
      'GIF',
      '--inner',
      'still the picture',
    );
    const outline = scan(raw);
    expect(shape(outline).map((row) => row[1])).toEqual(['text', 'attachment']);
    expect(bodies(raw, outline)).toEqual(['text', 'GIF\r\n--inner\r\nstill the picture']);
  });

  test('is not split at lines that only resemble a delimiter', () => {
    const body = ['--bc', '--b-', ' --b', 'x--b', '-b', `--b${' '.repeat(1000)}`].join('\r\n');
    const raw = mail(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      body,
      '--b--',
      'epilogue',
      '--b',
      '',
      'no',
    );
    const outline = scan(raw);
    expect(bodies(raw, outline)).toEqual([body]);
    expect(scan(raw, 1)).toEqual(outline);
  });

  test('accepts delimiters with trailing spaces, empty parts and headers without an empty line', () => {
    const raw = mail(
      'Content-Type: multipart/mixed; boundary="b "',
      '',
      '--b \t',
      '--b',
      'Content-Type: image/png; name=a.png',
      '--b',
      '',
      '--b--  ',
    );
    const outline = scan(raw);
    expect(shape(outline).map((row) => row[3])).toEqual(['', 'a.png', '']);
    expect(bodies(raw, outline)).toEqual(['', '', '']);
    expect(scan(raw, 1)).toEqual(outline);
  });

  test('treats mail without headers as text', () => {
    expect(scan(mail('hello there: how are you', 'bye'))).toMatchObject({
      parsed: true,
      snippet: 'hello there: how are you bye',
    });
    expect(scan(Buffer.alloc(0))).toMatchObject({ parsed: true, subject: '', snippet: '', otherSize: 0 });
  });

  test('reads headers without a body, after an mbox line too', () => {
    const outline = scan(mail('From someone Sat Nov 15 10:00:00 2025', 'Subject: only this'));
    expect(outline).toMatchObject({ parsed: true, subject: 'only this', snippet: '' });
    expect(outline.parts[0]).toMatchObject({ size: 0 });
  });

  test.each([
    ['no boundary', 'multipart/mixed'],
    ['an empty boundary', 'multipart/mixed; boundary=""'],
    ['a boundary that never comes', 'multipart/mixed; boundary=nowhere'],
  ])('does not parse a multipart with %s, and keeps its headers', (_, type) => {
    const raw = mail(
      'From: a@example.org',
      'Subject: broken',
      `Content-Type: ${type}`,
      '',
      '--b',
      '',
      'x',
      '--b--',
    );
    const outline = scan(raw);
    expect(outline).toMatchObject({
      parsed: false,
      parts: [],
      subject: 'broken',
      from: { address: 'a@example.org' },
    });
    expect(outline.otherSize).toBe(raw.length);
  });
});
