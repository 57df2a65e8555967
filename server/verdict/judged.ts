import type { Verdict } from '#contract/senders.ts';

/** Why a check ended as it did, where its result alone does not say it. */
export type Note =
  // The signature.
  | 'body-changed'
  | 'expired'
  | 'no-key'
  | 'bad-key'
  | 'weak'
  | 'malformed'
  | 'too-complex'
  // The From header.
  | 'several-from'
  | 'several-domains'
  | 'unclear-from'
  | 'no-from'
  // The whole mail.
  | 'partly-signed'
  | 'repeated-fields'
  | 'subject-unsigned'
  | 'header-unsigned';

export type Checked = { result: string; domain: string; note?: Note };

/** What the checks of one mail found. Stored with the message; everything in it is short. */
export type Judged = {
  verdict: Verdict;
  spf: Checked;
  dkim: Array<Checked & { selector: string; aligned: boolean }>;
  dmarc: Checked & { policy: 'none' | 'quarantine' | 'reject' | null };
  /** Null when nobody forwarded the mail with a seal. */
  arc: { result: string } | null;
};

/** The result for a mail that could not be checked. */
export const unchecked = (): Judged => ({
  verdict: 'unchecked',
  spf: { result: 'temperror', domain: '' },
  dkim: [],
  dmarc: { result: 'temperror', domain: '', policy: null },
  arc: null,
});
