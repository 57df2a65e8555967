import { expect, it } from 'vitest';
import type { Auth } from '#contract/senders.ts';
import { forgedDoubt } from './forged-words.ts';

const sender = { verdict: 'suspicious', domain: 'paypal.com' } as const;
const auth: Auth = {
  verdict: 'suspicious',
  tls: null,
  spf: { result: 'none', domain: 'nowhere.example', why: 'SPF.', code: '' },
  dkim: [],
  dmarc: { result: 'fail', policy: 'reject', domain: 'paypal.com', why: 'DMARC.', code: '' },
  arc: null,
};
const signature = {
  result: 'fail',
  domain: 'paypal.com',
  selector: 'k',
  aligned: true,
  why: 'DKIM.',
  code: '',
};

it.each<[string, Partial<Auth>]>([
  ['paypal.com has not signed it.', {}],
  [
    'paypal.com has not signed it. It was sent by evil.example.',
    { spf: { result: 'pass', domain: 'evil.example', why: '', code: '' } },
  ],
  [
    'Its signature from paypal.com is not valid, and the server that sent it may not send mail for paypal.com.',
    { dkim: [signature], spf: { result: 'softfail', domain: 'paypal.com', why: '', code: '' } },
  ],
  [
    'The mail names senders from different domains.',
    {
      dmarc: {
        ...auth.dmarc,
        result: 'none',
        why: 'The mail names senders from different domains.',
        code: '',
      },
    },
  ],
])('says which checks failed: %s', (sentence, found) => {
  expect(forgedDoubt(sender, { ...auth, ...found })).toEqual({
    title: 'Suspicious',
    sentence: `This mail is probably not from paypal.com. ${sentence}`,
  });
});

it('has words while the checks are not known, and without a domain', () => {
  expect(forgedDoubt({ ...sender, domain: '' }, undefined)).toEqual({
    title: 'Suspicious',
    sentence: 'This mail is probably not from its sender.',
  });
});
