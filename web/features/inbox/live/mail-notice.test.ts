import { expect, it } from 'vitest';
import type { Verdict } from '#contract/senders.ts';
import { testMessage } from '../test-message.ts';
import { noticeOf } from './mail-notice.ts';

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
  expect(words(from('Acme', 'acme.test', 'genuine'), true)).toBe(told);
  expect(words(from('Acme', 'acme.test', 'unproven'), true)).toBe(told);
  expect(words(from('Acme', 'acme.test', 'unchecked'), false)).toBe(told);
});

it('has no code while the sender is being checked, but the subject of a message without one', () => {
  const checking = from('Acme', 'acme.test', 'unchecked');
  expect(words(checking, true)).toBe(
    'Acme | Sender not checked yet | New message from Acme: Sender not checked yet',
  );
  expect(words({ ...checking, code: null, subject: 'Hi' }, true)).toBe(
    'Acme | Hi | New message from Acme: Hi',
  );
  expect(noticeOf({ ...checking, code: null, subject: '' }, true).spoken).toMatch(/: no subject$/);
});

it('begins with a warning and has neither code nor subject, if the sender is in doubt', () => {
  const warning = (name: string) =>
    `Suspicious message | Says it is from ${name} | Suspicious message: says it is from ${name}`;
  expect(words(from('PayPal Service', 'paypal.com', 'suspicious'), true)).toBe(warning('PayPal Service'));
  expect(words(from('PayPal', 'evil.example', 'genuine'), true)).toBe(warning('PayPal'));
  expect(words(from('PayPal', 'evil.example', 'unchecked'), false)).toBe(warning('PayPal'));
});
