import { describe, expect, test } from 'vitest';
import { english, type Language, languages } from '#contract/languages.ts';
import { defaultPlans } from '#contract/plans.ts';
import { codeMail, haveAccountMail, passwordChangedMail, resetMail, welcomeMail } from './account-mails.ts';
import { contactMail } from './contact-mail.ts';
import {
  expiredMail,
  paymentFailedMail,
  premiumBegunMail,
  subscriptionEndsMail,
} from './subscription-mails.ts';
import { testMail } from './test-mail.ts';

const publicUrl = 'https://mayfly.example';
const nine = { ...defaultPlans, premium: { ...defaultPlans.premium, maxAddresses: 9 } };
const code = { code: '012345', minutes: 10 };
const link = `${publicUrl}/reset-password#access_token=a&refresh_token=b`;

const customerMails = (language: Language) => {
  const about = { language, publicUrl, plans: nine };
  return {
    code: codeMail({ language, ...code }),
    'recovery code': codeMail({ language, ...code }, true),
    'have account': haveAccountMail(about),
    reset: resetMail({ language, link, ...code }),
    'password changed': passwordChangedMail({ language, supportEmail: 'help@mayfly.example' }),
    welcome: welcomeMail(about),
    'premium begun': premiumBegunMail(about),
    'payment failed': paymentFailedMail(about),
    'subscription ends': subscriptionEndsMail({ language, until: new Date('2030-05-06T00:00:00Z') }),
    expired: expiredMail({ ...about, takesPayments: true }),
    'expired, billing off': expiredMail({ ...about, takesPayments: false }),
  };
};

const mails = {
  ...customerMails(english),
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

describe.each(languages.filter((language) => language !== english))('in $name', (language) => {
  test('every mail has its own words, and links lead to pages of the language', () => {
    for (const [name, mail] of Object.entries(customerMails(language))) {
      const { subject, text, html } = mails[name as keyof ReturnType<typeof customerMails>];
      expect(mail.subject, name).not.toBe(subject);
      expect(mail.text.split('\n').filter((line) => /[a-z]{3}/.test(line) && text.includes(line))).toEqual(
        name === 'reset' ? [link] : [],
      );
      expect(mail.html).toContain(`<html lang="${language.lang}" dir="${language.dir}">`);
      expect(html).toContain('<html lang="en" dir="ltr">');
      expect(mail.text).not.toMatch(/undefined|NaN/);
    }
    expect(customerMails(language).welcome.text).toContain(`${publicUrl}/${language.prefix}\n`);
    expect(customerMails(language).expired.text).toContain(`/${language.prefix}/reactivate-subscription`);
  });
});
