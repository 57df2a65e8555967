import { expect, it } from 'vitest';
import type { Auth } from '#contract/senders.ts';
import { reasonsOf } from './verdict-words.ts';

const auth: Auth = {
  verdict: 'genuine',
  tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
  spf: { result: 'pass', domain: 'acme.example', why: 'SPF.', code: '' },
  dkim: [{ result: 'pass', domain: 'acme.example', selector: 'k', aligned: true, why: 'DKIM.', code: '' }],
  dmarc: { result: 'pass', policy: 'reject', domain: 'acme.example', why: 'DMARC.', code: '' },
  arc: null,
};

it('begins with what the verdict rests on, and ends with how the mail arrived', () => {
  expect(reasonsOf(auth)).toEqual(['DKIM.', 'DMARC.', 'SPF.', 'It arrived encrypted (TLS 1.3).']);
  expect(reasonsOf({ ...auth, dkim: [] }).slice(0, 2)).toEqual(['SPF.', 'DMARC.']);
  const forged: Auth = { ...auth, verdict: 'suspicious', dkim: [], dmarc: { ...auth.dmarc, result: 'fail' } };
  expect(reasonsOf({ ...forged, arc: { result: 'fail' }, tls: null })).toEqual([
    'The mail is not signed.',
    'DMARC.',
    'SPF.',
    'It was forwarded, and a seal on its way is not valid.',
    'It arrived without encryption.',
  ]);
});

it('says only once that nothing was checked yet', () => {
  const none = { result: 'none', domain: '', why: 'Not yet.', code: '' };
  const unchecked: Auth = {
    ...auth,
    verdict: 'unchecked',
    dkim: [],
    spf: none,
    dmarc: { ...none, policy: null },
  };
  expect(reasonsOf(unchecked)).toEqual(['Not yet.', 'It arrived encrypted (TLS 1.3).']);
});
