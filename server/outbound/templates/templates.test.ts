import { describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { codeMail, haveAccountMail, passwordChangedMail, resetMail, welcomeMail } from './account-mails.ts';
import { contactMail } from './contact-mail.ts';
import { expiredMail, paymentFailedMail, subscriptionEndsMail } from './subscription-mails.ts';
import { testMail } from './test-mail.ts';

const url = 'https://mayfly.example/';
const nine = { ...defaultPlans, premium: { ...defaultPlans.premium, maxAddresses: 9 } };
const mails = {
  code: codeMail({ code: '012345', minutes: 10 }),
  'recovery code': codeMail({ code: '012345', minutes: 10, purpose: 'to reset your password' }),
  'have account': haveAccountMail({ loginUrl: url }),
  reset: resetMail({
    link: `${url}reset-password#access_token=a&refresh_token=b`,
    code: '012345',
    minutes: 10,
  }),
  'password changed': passwordChangedMail({ supportEmail: 'help@mayfly.example' }),
  welcome: welcomeMail({ homeUrl: url }),
  'payment failed': paymentFailedMail({ manageUrl: url }),
  'subscription ends': subscriptionEndsMail({ until: new Date('2030-05-06T00:00:00Z') }),
  expired: expiredMail({ reactivateUrl: url, homeUrl: url, plans: nine }),
  'expired, billing off': expiredMail({ reactivateUrl: null, homeUrl: url, plans: nine }),
  contact: contactMail({
    name: '<b>Eve</b>\r\nBcc: all@example.org',
    email: 'eve@example.org',
    subject: 'other',
    message: '<script>alert(1)</script>',
    premium: false,
  }),
  test: testMail({ address: 'a@mayfly.test' }),
};

describe.each(Object.entries(mails))('the mail "%s"', (_name, mail) => {
  test('has a one-line subject, a text, and HTML for light and dark', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,}$/);
    expect(mail.text.length).toBeGreaterThan(80);
    expect(mail.html).toMatch(/^<!doctype html>/);
    expect(mail.html).toContain('content="light dark"');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).not.toMatch(/<(script|img|link)|src=|undefined/);
  });
});

test('a link is the same in both forms', () => {
  expect(mails.reset.text).toContain('#access_token=a&refresh_token=b');
  expect(mails.reset.html).toContain('#access_token=a&#38;refresh_token=b');
});

test('a code for a new password says what it is for', () => {
  expect(mails['recovery code'].text).toContain('to reset your password');
  expect(mails.code.text).not.toContain('password');
});

test('the benefits of premium come from the settings', () => {
  expect(mails.expired.text).toContain('Up to 9 addresses at once');
  expect(mails.expired.text).toContain('Each for 24 hours\n- Attachments up to 50 MB');
});

test('where nobody can pay, the end of premium asks for no money', () => {
  const { subject, text } = mails['expired, billing off'];
  expect(subject).toBe('Your Mayfly premium has ended');
  expect(text).toContain('There is nothing to pay');
  expect(text).not.toMatch(/reactivate|\$/i);
});

test('the end date is written in UTC', () => {
  expect(mails['subscription ends'].subject).toContain('May 6, 2030');
});
