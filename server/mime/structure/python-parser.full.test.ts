import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neededTool } from '#tests/support/tools.ts';
import type { EnvelopeAddress } from './envelope.ts';
import { type MessageNode, type PartNode, readStructure } from './structure.ts';

const python = neededTool('python3');

/** Reads mails in base64, one a line, and prints what Python's parser finds in each. */
const SCRIPT = `
import base64, email, email.utils, json, re, sys

def text(message, name):
    value = message.get(name)
    return None if value is None else re.sub(r'[\\r\\n]+', '', str(value)).strip()

def people(message, name):
    value = text(message, name)
    return [] if value is None else [list(one) for one in email.utils.getaddresses([value]) if one[1]]

def envelope(message):
    return {
        'subject': text(message, 'subject'), 'date': text(message, 'date'), 'id': text(message, 'message-id'),
        'from': people(message, 'from'), 'to': people(message, 'to'), 'cc': people(message, 'cc'),
    }

def part(node):
    kind = node.get_content_type()
    params = {k.lower(): email.utils.collapse_rfc2231_value(v) for k, v in (node.get_params() or [])[1:]}
    found = {'type': kind, 'params': params, 'encoding': str(node.get('content-transfer-encoding', '7bit')).lower(),
             'disposition': node.get_content_disposition(), 'filename': node.get_filename()}
    payload = node._payload
    if kind == 'message/rfc822':
        found['message'] = mail(payload[0])
    elif isinstance(payload, list):
        found['children'] = [part(child) for child in payload]
    else:
        raw = payload.encode('ascii', 'surrogateescape')
        found['size'], found['lines'] = len(raw), raw.count(b'\\n')
    return found

def mail(message):
    return {'envelope': envelope(message), 'root': part(message)}

print(json.dumps([mail(email.message_from_bytes(base64.b64decode(line))) for line in sys.stdin]))
`;

const people = (list: EnvelopeAddress[]) =>
  list.filter(({ host }) => host).map(({ name, mailbox, host }) => [name ?? '', `${mailbox}@${host}`]);

const mailOf = ({ envelope, root }: MessageNode): unknown => ({
  envelope: {
    subject: envelope.subject,
    date: envelope.date,
    id: envelope.messageId,
    from: people(envelope.from),
    to: people(envelope.to),
    cc: people(envelope.cc),
  },
  root: partOf(root),
});
const partOf = (node: PartNode): unknown => ({
  type: node.type,
  params: Object.fromEntries(node.params),
  encoding: node.encoding,
  disposition: node.disposition?.value ?? null,
  filename: node.disposition?.params.get('filename') ?? node.params.get('name') ?? null,
  ...(node.message
    ? { message: mailOf(node.message) }
    : node.children.length
      ? { children: node.children.map(partOf) }
      : { size: node.end - node.start, lines: node.lines }),
});

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,9}$/);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const person = fc
  .tuple(fc.constantFrom('bare', 'named', 'quoted', 'encoded'), word, word, phrase)
  .map(([style, user, host, name]) => {
    const address = `${user}@${host}.example`;
    if (style === 'bare') return address;
    if (style === 'named') return `${name} <${address}>`;
    if (style === 'quoted') return `"${name}, \\"${user}\\"" <${address}>`;
    return `=?utf-8?b?${Buffer.from(`${name} ü`).toString('base64')}?= <${address}>`;
  });
const list = fc.array(person, { minLength: 1, maxLength: 4 }).map((all) => all.join(',\r\n '));
const group = fc.tuple(word, list).map(([name, all]) => `${name}: ${all};`);
const body = fc.array(fc.oneof(phrase, fc.constantFrom('', '--', '--not', '-- b', '.', 'Käse')), {
  maxLength: 6,
});

type Made = { headers: string[]; body: string };
const leaf = fc
  .tuple(
    fc.constantFrom(
      'text/plain; charset=utf-8',
      'text/html',
      'TEXT/Plain; Charset="us-ascii"; format=flowed',
      'image/png; name="a b.png"',
      'application/pdf',
    ),
    fc.constantFrom('7bit', '8BIT', 'base64', 'quoted-printable', null),
    fc.constantFrom(
      'inline',
      'attachment; filename="x;y.bin"',
      "attachment; filename*=utf-8''%C3%A4.txt",
      null,
    ),
    body,
    fc.boolean(),
  )
  .map(
    ([type, encoding, disposition, lines, ends]): Made => ({
      headers: [
        `Content-Type: ${type}`,
        ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
        ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
      ],
      body: lines.join('\r\n') + (ends ? '\r\n' : ''),
    }),
  );
let boundaries = 0;
const { mail } = fc.letrec<{ entity: Made; mail: Made }>((tie) => ({
  entity: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.array(tie('entity'), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('mixed', 'alternative'),
          body,
          body,
        )
        .map(([parts, kind, before, after]): Made => {
          const boundary = `=_b${++boundaries}`;
          const inside = parts
            .map((one) => `--${boundary}\r\n${one.headers.join('\r\n')}\r\n\r\n${one.body}\r\n`)
            .join('');
          return {
            headers: [`Content-Type: multipart/${kind};\r\n boundary="${boundary}"`],
            body: `${before.join('\r\n')}\r\n${inside}--${boundary}--\r\n${after.join('\r\n')}`,
          };
        }),
    },
    {
      weight: 1,
      arbitrary: tie('mail').map(
        (inner): Made => ({
          headers: ['Content-Type: message/rfc822'],
          body: `${inner.headers.join('\r\n')}\r\n\r\n${inner.body}`,
        }),
      ),
    },
  ),
  mail: fc.tuple(tie('entity'), person, fc.oneof(list, group), fc.option(list), phrase, fc.boolean()).map(
    ([one, from, to, cc, subject, folds]): Made => ({
      headers: [
        `From: ${from}`,
        `To: ${to}`,
        ...(cc ? [`Cc: ${cc}`] : []),
        `Subject: ${folds ? subject.replace(' ', '\r\n  ') : subject}`,
        'Date: Mon, 2 Feb 2026 10:00:00 +0100',
        'Message-ID: <1@example.org>',
        ...one.headers,
      ],
      body: one.body,
    }),
  ),
}));

test.skipIf(!python)('envelope and structure are those that Python finds', async () => {
  const mails = fc
    .sample(mail, { numRuns: 500, seed: 49 })
    .map((made) => Buffer.from(`${made.headers.join('\r\n')}\r\n\r\n${made.body}`));
  const { stdout, stderr } = spawnSync(python!, ['-c', SCRIPT], {
    input: mails.map((one) => one.toString('base64')).join('\n'),
    maxBuffer: 2 ** 28,
  });
  expect(stderr.toString()).toBe('');
  const expected = JSON.parse(stdout.toString());
  // The sample has mails in mails, in parts of parts.
  expect(stdout.toString()).toMatch(/"children": \[.*"children": \[.*"message": \{/);
  for (const [nth, bytes] of mails.entries()) {
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
    }
    expect(mailOf(await readStructure(pieces())), bytes.toString()).toEqual(expected[nth]);
  }
});
