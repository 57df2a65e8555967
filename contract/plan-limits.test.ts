import { expect, test } from 'vitest';
import { fillLimits } from './fill-limits.ts';
import { languages } from './languages.ts';
import { describePlans, limitPlaceholders } from './plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS, MEBIBYTE } from './plans.ts';

const HOUR = 3_600_000;
const limits = describePlans(defaultPlans, GUEST_COOLDOWN_MS);

test('describes the default plans in words', () => {
  expect(limits).toEqual({
    freeLifetime: '1 hour',
    premiumLifetime: '24 hours',
    freeCount: '2',
    freeAddresses: '2 addresses',
    premiumCount: '5',
    premiumAddresses: '5 addresses',
    freeAttachments: '5 MB',
    premiumAttachments: '50 MB',
    freeMessages: '50',
    premiumMessages: '500',
    cooldown: '48 hours',
    price: '$4.99',
    priceBefore: '$9.99',
    noPrice: '$0',
    saving: 'Save 50%',
    inboxRefresh: '15 seconds',
    billing: 'off',
    google: 'off',
    googleOff: 'true',
    domains: 'one',
    upgradeTitle: 'Premium Features Coming Soon',
    upgradeLead: 'We are still building the paid plan. This is what it will include:',
    buyQuestion: 'When can I buy premium?',
    buyAnswer: expect.stringContaining('“coming soon”'),
    availability: 'PreOrder',
  });
});

test('where premium is sold, nothing says that it is coming', () => {
  const sold = describePlans(defaultPlans, GUEST_COOLDOWN_MS, { billing: true });
  expect(sold).toMatchObject({
    billing: 'on',
    buyQuestion: 'How do I get premium?',
    availability: 'InStock',
  });
  expect(Object.values(sold).join('\n')).not.toMatch(/coming soon|still building|when can/i);
});

test.each([
  [2 * HOUR, '2 hours'],
  [1.5 * HOUR, '1 hour 30 minutes'],
  [10 * 60_000, '10 minutes'],
  [90_000, '1 minute 30 seconds'],
  [48 * HOUR, '48 hours'],
  [72 * HOUR, '3 days'],
  [0, '0 seconds'],
])('%i ms is written as %s', (cooldownMs, words) => {
  expect(describePlans(defaultPlans, cooldownMs).cooldown).toBe(words);
});

test.each([
  [1.5 * MEBIBYTE, '1.5 MB'],
  [500 * 1024, '500 KB'],
  [1024 * MEBIBYTE, '1 GB'],
])('%i bytes are written as %s', (attachmentLimit, words) => {
  const plans = { ...defaultPlans, free: { ...defaultPlans.free, attachmentLimit } };
  expect(describePlans(plans, 0).freeAttachments).toBe(words);
});

test('one address is written in the singular', () => {
  const plans = { ...defaultPlans, free: { ...defaultPlans.free, maxAddresses: 1 } };
  expect(describePlans(plans, 0).freeAddresses).toBe('1 address');
});

test('placeholders are filled in, and other double braces are left alone', () => {
  const { freeLifetime, cooldown } = limitPlaceholders(limits);
  expect(fillLimits(`${freeLifetime}, ${cooldown}, {{other}}`, limits)).toBe('1 hour, 48 hours, {{other}}');
});

test('prices are written as in the language', () => {
  const german = describePlans(
    defaultPlans,
    0,
    {},
    languages.find(({ prefix }) => prefix === 'de'),
  );
  expect(german).toMatchObject({
    price: '4,99\u00a0$',
    priceBefore: '9,99\u00a0$',
    saving: '50\u00a0% sparen',
  });
});
