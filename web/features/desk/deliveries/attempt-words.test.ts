import { expect, it } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import { ATTEMPT_CODES, type DeliveryAttempt } from '#contract/deliveries.ts';
import { defaultPlans } from '#contract/plans.ts';
import { describeAttempt, newestFailure } from './attempt-words.ts';
import { texts } from './texts.ts';

const MB = 2 ** 20;
const config = { plans: defaultPlans } as PublicConfig;
const attempt = (given: Partial<DeliveryAttempt>): DeliveryAttempt => ({
  at: '2026-11-18T11:00:00Z',
  outcome: 'refused',
  reply: '550 No',
  code: 'other',
  reason: '',
  bytes: null,
  tls: null,
  times: 1,
  ...given,
});
const say = (given: Partial<DeliveryAttempt>, plan: 'free' | 'premium' = 'free') =>
  describeAttempt(attempt(given), { plan, config });

it('has a sentence for every code with every outcome, and none says what another outcome means', () => {
  for (const code of ATTEMPT_CODES) {
    expect(say({ code, outcome: 'stored' })).toBe(texts.stored);
    expect(say({ code, outcome: 'broken' })).toBe(texts.broken);
    expect(say({ code, outcome: 'refused' })).toMatch(code === 'broken' ? /ended/ : /^A mail.* was refused/);
    expect(say({ code, outcome: 'deferred' })).toMatch(
      code === 'broken' ? /ended/ : /^A mail server was asked to/,
    );
  }
});

it('names the limit of the plan only if the attachments can have exceeded it', () => {
  const large = { code: 'too-large', bytes: 7 * MB } as const;
  expect(say(large)).toBe(
    'A mail of 7 MB was refused because it was too large. This address takes up to 5 MB of attachments, Premium up to 50 MB.',
  );
  expect(say({ ...large, bytes: 70 * MB }, 'premium')).toBe(
    'A mail of 70 MB was refused because it was too large. This address takes up to 50 MB of attachments.',
  );
  expect(say({ ...large, bytes: 2 * MB })).toBe(
    'A mail of 2 MB was refused because its text or its headers were too large.',
  );
  expect(say({ ...large, bytes: null })).toBe(texts.tooLarge);
  expect(describeAttempt(attempt(large), { plan: 'free', config: undefined })).toBe(texts.tooLarge);
});

it('looks for the newest attempt that stored nothing', () => {
  const [stored, refused, broken] = (['stored', 'refused', 'broken'] as const).map((outcome) =>
    attempt({ outcome }),
  );
  expect(newestFailure([stored!, refused!, broken!])).toBe(refused);
  expect(newestFailure([stored!])).toBeUndefined();
});
