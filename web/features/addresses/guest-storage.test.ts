import { describe, expect, it } from 'vitest';
import { message } from '#contract/messages.ts';
import { isMessageList } from './guest-storage.ts';

const summary = {
  id: '1',
  from: 'Ada <ada@example.org>',
  to: 'you@mayfly.test',
  subject: 'Hello',
  snippet: 'Words',
  timestamp: '2026-01-02T03:04:05.000Z',
  hasAttachments: false,
  attachmentSize: 0,
  contentType: 'text',
  seen: false,
  code: { value: '123456', confidence: 0.9 },
  codeStatus: 'done',
  link: { url: 'https://a.test/', kind: 'verify', host: 'a.test' },
  sender: { verdict: 'unproven', domain: 'example.org' },
};

const wrong = [
  undefined,
  null,
  'garbage',
  '__proto__',
  'constructor',
  Number.NaN,
  true,
  [],
  {},
  { length: 0 },
  [null],
];

/** The object with one field, at any depth, replaced. Without a value the field is missing. */
function* withOneField(value: object, replacement: unknown): Generator<[string, object]> {
  for (const [key, old] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    yield [key, replacement === undefined ? rest : { ...rest, [key]: replacement }];
    if (typeof old !== 'object') continue;
    for (const [path, inner] of withOneField(old, replacement))
      yield [`${key}.${path}`, { ...rest, [key]: inner }];
  }
}

describe('a stored list of messages', () => {
  it('is accepted as the contract describes it', () => {
    expect(isMessageList([summary, { ...summary, code: null, link: null }])).toBe(true);
    expect(isMessageList([])).toBe(true);
  });

  it.each(wrong.map((value) => [value]))(
    'is accepted with a field that is %j only if the contract says so',
    (value) => {
      for (const [field, changed] of withOneField(summary, value))
        expect(isMessageList([changed]), field).toBe(message.safeParse(changed).success);
    },
  );

  it.each([
    null,
    'text',
    7,
    {},
    { 0: summary, length: 1 },
    [null],
    [[]],
    [[summary]],
    Array(20_000).fill(summary),
  ])('is rejected when it is another kind of value: %#', (value) => expect(isMessageList(value)).toBe(false));

  it('is rejected when its fields are inherited', () => {
    expect(isMessageList([JSON.parse(`{"__proto__":${JSON.stringify(summary)}}`)])).toBe(false);
    expect(isMessageList([Object.create(summary)])).toBe(false);
  });
});
