import { expect, it } from 'vitest';
import type { Verdict } from '#contract/senders.ts';
import { testMessage } from '../test-message.ts';
import { noticeOf, sayNews, takeNews } from './mail-notice.ts';

const from = (name: string, domain: string, verdict: Verdict) =>
  testMessage({
    from: `${name} <x@${domain}>`,
    subject: 'Code 482117',
    code: { value: '482117', confidence: 0.9 },
    sender: { verdict, domain },
  });
const words = (...given: Parameters<typeof noticeOf>) => Object.values(noticeOf(...given)).join(' | ');

it('has the code of a sender that was checked, or where none is checked', () => {
  const told = 'Acme | Your code is 482117 | New message from Acme: code 4 8 2 1 1 7';
  expect(words(from('Acme', 'acme.test', 'genuine'), 'running')).toBe(told);
  expect(words(from('Acme', 'acme.test', 'unproven'), 'running')).toBe(told);
  expect(words(from('Acme', 'acme.test', 'unchecked'), false)).toBe(told);
});

it('has no code while the sender is being checked, but the subject of a message without one', () => {
  const checking = from('Acme', 'acme.test', 'unchecked');
  expect(words(checking, 'running')).toBe(
    'Acme | Sender not checked yet | New message from Acme: Sender not checked yet',
  );
  expect(words({ ...checking, code: null, subject: 'Hi' }, 'running')).toBe(
    'Acme | Hi | New message from Acme: Hi',
  );
  expect(noticeOf({ ...checking, code: null, subject: '' }, 'running').spoken).toMatch(/: no subject$/);
});

it('has the code of a sender that could not be checked, and says so', () => {
  expect(words(from('Acme', 'acme.test', 'unchecked'), 'failed')).toBe(
    'Acme | Your code is 482117 (sender not checked) | New message from Acme: code 4 8 2 1 1 7, sender not checked',
  );
});

it('begins with a warning and has neither code nor subject, if the sender is in doubt', () => {
  const warning = (name: string) =>
    `Suspicious message | Says it is from ${name} | Suspicious message: says it is from ${name}`;
  expect(words(from('PayPal Service', 'paypal.com', 'suspicious'), 'running')).toBe(
    warning('PayPal Service'),
  );
  expect(words(from('PayPal', 'evil.example', 'genuine'), 'running')).toBe(warning('PayPal'));
  expect(words(from('PayPal', 'evil.example', 'unchecked'), false)).toBe(warning('PayPal'));
});

it('is told once, and again when a code is found, its sender is checked or the check takes too long', () => {
  const said = new Map([['m1', '']]);
  const say = (changes: object, late = new Set<string>()) =>
    takeNews([{ ...from('Acme', 'acme.test', 'unchecked'), id: 'm1', ...changes }], said, true, late).map(
      ({ notice }) => notice.body,
    );
  expect(say({ code: null })).toEqual(['Code 482117']);
  expect(say({ code: null, seen: true })).toEqual([]);
  expect(say({})).toEqual(['Sender not checked yet']);
  expect(say({}, new Set(['m1']))).toEqual(['Your code is 482117 (sender not checked)']);
  expect(say({ sender: { verdict: 'genuine', domain: 'acme.test' } })).toEqual(['Your code is 482117']);
  // Its reader has hidden the code.
  expect(say({ code: null, sender: { verdict: 'genuine', domain: 'acme.test' } })).toEqual([]);
  expect(say({ sender: { verdict: 'suspicious', domain: 'acme.test' } })).toEqual(['Says it is from Acme']);
  expect(say({ id: 'known before this visit' })).toEqual([]);
});

it('a warning is said first, and counted among several messages', () => {
  const honest = { ...from('Acme', 'acme.test', 'genuine'), id: 'm1' };
  const forged = { ...from('Bank', 'bank.test', 'suspicious'), id: 'm2' };
  const take = (...messages: (typeof honest)[]) =>
    takeNews(
      messages,
      new Map([
        ['m1', ''],
        ['m2', ''],
      ]),
      true,
      new Set(),
    );
  expect(sayNews(take(honest, forged), 2)).toBe('2 new messages, 1 suspicious');
  expect(sayNews(take(honest), 2)).toBe('2 new messages');
  expect(sayNews(take(honest, forged), 0)).toBe('Suspicious message: says it is from Bank');
});
