import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.ts';
import type { Outline } from './outline.ts';
import { createScanner } from './scan.ts';
import { mail, scan } from './test-mail.ts';

const shape = (outline: Outline) =>
  outline.parts.map((part) => [part.id, part.kind, part.type, part.filename]);
const bodies = (raw: Buffer, outline: Outline) =>
  outline.parts.map((p) => raw.toString('latin1', p.start, p.end));
const texts = (raw: Buffer, outline: Outline) =>
  outline.parts.map((part) => decodeText(raw.subarray(part.start, part.end), part));

/** As a large web mailer sends it: alternative within mixed. */
const webMail = mail(
  'MIME-Version: 1.0',
  'Date: Sat, 15 Nov 2025 10:20:30 +0100',
  'Message-ID: <CA+1@mail.example.com>',
  'Subject: =?UTF-8?B?UmVjaG51bmcgZsO8ciBOb3ZlbWJlcg==?=',
  'From: =?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <juergen@example.com>',
  'To: "Doe, Jane" <jane@example.org>, team: a@example.org, b@example.org;',
  'Content-Type: multipart/mixed; boundary="000000000000aa"',
  '',
  '--000000000000aa',
  'Content-Type: multipart/alternative; boundary="000000000000bb"',
  '',
  '--000000000000bb',
  'Content-Type: text/plain; charset="UTF-8"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Gr=C3=BC=C3=9Fe aus M=C3=BCnchen, im Anhang die Rech=',
  'nung.',
  '--000000000000bb',
  'Content-Type: text/html; charset="UTF-8"',
  '',
  '<div dir="ltr">Hallo</div>',
  '--000000000000bb--',
  '',
  '--000000000000aa',
  'Content-Type: application/pdf; name="Rechnung.pdf"',
  'Content-Disposition: attachment; filename="Rechnung.pdf"',
  'Content-Transfer-Encoding: base64',
  'Content-ID: <f_1>',
  '',
  'JVBERi0xLjQK',
  'AAECAw==',
  '--000000000000aa--',
  '',
);

describe('scanner', () => {
  test('outlines an alternative mail with an attachment', () => {
    const outline = scan(webMail);
    expect(outline).toMatchObject({
      parsed: true,
      from: { name: 'Jürgen Müller', address: 'juergen@example.com' },
      to: ['jane@example.org', 'a@example.org', 'b@example.org'],
      subject: 'Rechnung für November',
      date: '2025-11-15T09:20:30.000Z',
      snippet: 'Grüße aus München, im Anhang die Rechnung.',
      contentType: 'html',
      attachmentSize: 13,
      otherSize: webMail.length - 'JVBERi0xLjQK\r\nAAECAw=='.length,
    });
    expect(shape(outline)).toEqual([
      ['1', 'text', 'text/plain', ''],
      ['2', 'html', 'text/html', ''],
      ['3', 'attachment', 'application/pdf', 'Rechnung.pdf'],
    ]);
    expect(outline.parts[2]).toMatchObject({ encoding: 'base64', contentId: 'f_1', size: 13 });
    expect(texts(webMail, outline)[0]).toBe('Grüße aus München, im Anhang die Rechnung.');
  });

  test('is unchanged after a round trip through JSON', () => {
    const outline = scan(webMail);
    expect(JSON.parse(JSON.stringify(outline))).toEqual(outline);
  });

  test('lists inline pictures as attachments with their content id', () => {
    const outline = scan(
      mail(
        'Content-Type: multipart/related; type="multipart/alternative"; boundary="----=_NextPart_000_0001"',
        '',
        'This is a multi-part message in MIME format.',
        '',
        '------=_NextPart_000_0001',
        'Content-Type: multipart/alternative; boundary="----=_NextPart_001_0002"',
        '',
        '------=_NextPart_001_0002',
        'Content-Type: text/plain; charset="us-ascii"',
        '',
        'See picture',
        '------=_NextPart_001_0002',
        'Content-Type: text/html; charset="us-ascii"',
        '',
        '<img src="cid:image001.png@01D">',
        '------=_NextPart_001_0002--',
        '',
        '------=_NextPart_000_0001',
        'Content-Type: image/png; name="image001.png"',
        'Content-Transfer-Encoding: base64',
        'Content-ID: <image001.png@01D>',
        '',
        'iVBORw0KGgo=',
        '------=_NextPart_000_0001--',
      ),
    );
    expect(shape(outline)).toEqual([
      ['1', 'text', 'text/plain', ''],
      ['2', 'html', 'text/html', ''],
      ['3', 'attachment', 'image/png', 'image001.png'],
    ]);
    expect(outline.parts[2]).toMatchObject({ contentId: 'image001.png@01D', size: 8 });
  });

  test('keeps an attached message whole and names it after its subject', () => {
    const raw = mail(
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: message/rfc822',
      '',
      'Subject: =?utf-8?q?Caf=C3=A9/bar?=',
      'Content-Type: multipart/mixed; boundary=inner',
      '',
      '--inner',
      '',
      'not walked',
      '--inner--',
      '--outer',
      'Content-Type: message/rfc822',
      '',
      'From: nobody@example.org',
      '',
      'no subject',
      '--outer--',
    );
    const outline = scan(raw);
    expect(shape(outline)).toEqual([
      ['1', 'attachment', 'message/rfc822', 'Café_bar.eml'],
      ['2', 'attachment', 'message/rfc822', 'attachment-2.eml'],
    ]);
    expect(bodies(raw, outline)[0]).toMatch(/^Subject: .*--inner--$/s);
    expect(scan(raw, 1)).toEqual(outline);
  });

  test('tells body texts from attached texts, and names parts that have no name', () => {
    const part = (...lines: string[]) => ['--b', ...lines, '', 'x'];
    const outline = scan(
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...part('Content-Type: text/plain'),
        ...part('Content-Type: text/plain', 'Content-Disposition: inline'),
        ...part('Content-Type: text/plain', 'Content-Disposition: attachment'),
        ...part('Content-Type: text/html; name=page.html'),
        ...part('Content-Type: text/calendar; method=REQUEST'),
        ...part('Content-Type: application/pgp-signature'),
        ...part('Content-Type: application/x-unheard-of'),
        '--b--',
      ),
    );
    expect(shape(outline)).toEqual([
      ['1', 'text', 'text/plain', ''],
      ['2', 'text', 'text/plain', ''],
      ['3', 'attachment', 'text/plain', 'attachment-3.txt'],
      ['4', 'attachment', 'text/html', 'page.html'],
      ['5', 'attachment', 'text/calendar', 'attachment-5.ics'],
      ['6', 'attachment', 'application/pgp-signature', 'attachment-6.asc'],
      ['7', 'attachment', 'application/x-unheard-of', 'attachment-7.bin'],
    ]);
    expect(outline.attachmentSize).toBe(5);
  });

  test.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('reads structure with %s line ends and leaves the bytes as they are', (_, end) => {
    const raw = Buffer.from(webMail.toString('latin1').replaceAll('\r\n', end), 'latin1');
    const outline = scan(raw);
    expect(shape(outline)).toEqual(shape(scan(webMail)));
    expect(outline.subject).toBe('Rechnung für November');
    expect(outline.attachmentSize).toBe(13);
    expect(bodies(raw, outline)[2]).toBe(`JVBERi0xLjQK${end}AAECAw==`);
    expect(scan(raw, 1)).toEqual(outline);
  });

  test('counts sizes while the mail is still arriving', () => {
    const scanner = createScanner();
    const head = mail('Content-Type: application/pdf', 'Content-Transfer-Encoding: base64', '', '');
    scanner.push(head);
    scanner.push(Buffer.from('AAAA'.repeat(1000)));
    expect(scanner.attachmentSize).toBe(3000);
    expect(scanner.otherSize).toBe(head.length);
  });

  test('leaves out the AMP version of a newsletter', () => {
    const outline = scan(
      mail(
        'Content-Type: multipart/alternative; boundary=b',
        '',
        '--b',
        'Content-Type: text/x-amp-html',
        '',
        '<html amp4email>',
        '--b',
        'Content-Type: text/html',
        '',
        '<p>News</p>',
        '--b--',
      ),
    );
    expect(shape(outline)).toEqual([['1', 'html', 'text/html', '']]);
    expect(outline.snippet).toBe('News');
  });
});
