import { describe, expect, test } from 'vitest';
import { extract, type MailToRead } from './extract.ts';

const empty: MailToRead = {
  subject: '',
  text: null,
  html: null,
  from: { name: 'Acme', address: 'no-reply@acme.test' },
  ownAddresses: ['quick.fox482913@mayfly.test'],
  listUnsubscribe: '',
};
const codeOf = (mail: Partial<MailToRead>) => extract({ ...empty, ...mail }).code?.value ?? null;
const linkOf = (mail: Partial<MailToRead>) => extract({ ...empty, ...mail }).link;
const unsubscribeOf = (mail: Partial<MailToRead>) => extract({ ...empty, ...mail }).unsubscribe?.url ?? null;

test('an element named like a property of every object is an ordinary element', () => {
  const text = '<p>Your order 771122 is confirmed</p><p>Sign in with</p><p style="font-size:200%">593718</p>';
  const found = (tag: string) => extract({ ...empty, html: `<${tag}>${text}</${tag}>` }).code;
  expect(found('constructor')).toEqual(found('span'));
});

describe('the value of a code', () => {
  test.each([
    ['Your verification code is 123 456.', '123456'],
    ['Your verification code is 123-456.', '123456'],
    ['Your verification code is G-123456.', '123456'],
    ['Your verification code is １２３４５６.', '123456'],
    ['Your verification code is ١٢٣٤٥٦.', '123456'],
    ['Your verification code is ۱۲۳۴۵۶.', '123456'],
    ['Your verification code is १२३४५६.', '123456'],
    ['Your verification code is 1\u200b2\u200b3\u200b4\u200b5\u200b6.', '123456'],
    ['Your verification code is 123\u2013456.', '123456'],
    ['Your login code: tt226-5398x', 'tt226-5398x'],
    ['Your login code: A1B2C3', 'A1B2C3'],
    ['Your device code: WDJB-MJHT', 'WDJB-MJHT'],
    ['Your verification code: 1 2 3 4 5 6', '123456'],
  ])('%s gives %s', (text, value) => {
    expect(codeOf({ text })).toBe(value);
  });

  test('a subject about premium is no promise of a prize, as the same letters are in Romanian', () => {
    const text = 'Your verification code is 343507';
    for (const subject of ['Premium', 'Premium membership']) expect(codeOf({ subject, text })).toBe('343507');
    expect(codeOf({ subject: 'Ați câștigat premiul', text })).toBeNull();
  });

  test('the form that names its domain on the last line is certain', () => {
    const text = 'Your order 555555 is on its way.\n\n@example.com #987654';
    expect(extract({ ...empty, text }).code).toEqual({ value: '987654', confidence: 1 });
  });

  test('digits in the address of the inbox are never a code', () => {
    expect(codeOf({ text: 'Hello 482913, this is your verification code page.' })).toBeNull();
  });

  test('cells with one digit each are one code', () => {
    const cells = [...'904417'].map((digit) => `<td>${digit}</td>`).join('');
    expect(codeOf({ html: `<p>Your code</p><table><tr>${cells}</tr></table>` })).toBe('904417');
  });

  test('a hidden code is ignored', () => {
    const html = '<div style="display:none">Your code is 111111</div><p>Your code is <b>222222</b></p>';
    expect(codeOf({ html })).toBe('222222');
  });

  test('text inside a cell with font size zero is read if it sets its own size', () => {
    const html = '<td style="font-size:0px"><div style="font-size:20px">Your code is 314159</div></td>';
    expect(codeOf({ html })).toBe('314159');
  });
});

describe('a number of a postal address is never a code', () => {
  test.each([
    'Paste, 1234 S. Broadway St. 2, Denver',
    '<b>1234 S. Broadway St.</b>',
    'Paste, 1234 Elm Avenue',
    'Paste, Hauptstraße 1234',
    'Paste, Calle Mayor, 1234',
    'Paste, Denver, CO 80210',
  ])('%s', (footer) => {
    const html = `<p>Use the button to sign in. We never send codes.</p><p style="font-size:12px">${footer}</p>`;
    expect(codeOf({ subject: 'Your sign-in code', html })).toBeNull();
  });

  test.each([
    '1234 is your Acme Way code',
    'Your code is 1234. Drive safely',
    'Enter 1234 on the Way to sign in',
  ])('but %s has one', (text) => expect(codeOf({ subject: 'Your sign-in code', text })).toBe('1234'));
});

describe('links', () => {
  test('the address is kept as written, after entity decoding', () => {
    const html =
      '<a href="https://acme.test/confirm?token=a1b2c3d4e5&amp;next=%2Fhome">Confirm your email</a>';
    expect(linkOf({ html })).toEqual({
      url: 'https://acme.test/confirm?token=a1b2c3d4e5&next=%2Fhome',
      kind: 'verify',
      host: 'acme.test',
    });
  });

  test.each(['shop', 'track', 'help'])('a host that begins with "%s." is as good as any other', (name) => {
    const html = `<a href="https://${name}.acme.test/confirm?token=a1b2c3d4e5">Confirm your email</a>`;
    expect(linkOf({ html })).toMatchObject({ kind: 'verify', host: `${name}.acme.test` });
  });

  test('an address longer than 2,048 characters is not given out', () => {
    const html = `<a href="https://acme.test/confirm?token=${'a1'.repeat(1100)}">Confirm your email</a>`;
    expect(linkOf({ html })).toBeNull();
  });

  test.each([
    'javascript:confirm(1)',
    'ftp://acme.test/confirm?token=a1b2c3d4e5',
    '/confirm?token=a1b2c3d4e5',
  ])('%s is not a link', (url) => {
    expect(linkOf({ subject: 'Confirm', html: `<a href="${url}">Confirm your email</a>` })).toBeNull();
  });
});

describe('a link whose text names another site', () => {
  const misleading = (html: string) => linkOf({ subject: 'Confirm your email', html })?.misleading;
  const url = 'https://evil.test/confirm?token=a1b2c3d4e5';
  const confirm = `<a href="${url}">Confirm your email</a>`;

  test.each([
    ['in its own words', `<a href="${url}">Confirm your email at https://www.bank.com/confirm</a>`],
    ['as an image', `<a href="${url}">Confirm your email <img src="x.png" alt="www.bank.com"></a>`],
    ['in words that a style may show', `<a href="${url}">Confirm <i style="display:none">bank.com</i></a>`],
    [
      'in another link to the same place',
      `${confirm}<p>or <a href="HTTPS://EVIL.test/confirm?token=a1b2c3d4e5#x">bank.com</a>`,
    ],
    ['in pieces', `<a href="${url}">Confirm your email at bank<b>.</b>com</a>`],
    ['with another dot', `<a href="${url}">Confirm your email at https://bank\ua4f8com/confirm</a>`],
    ['behind a site of its own', `<a href="${url}">Confirm your email evil.test\u2800https://bank.com/</a>`],
    [
      'behind the end of a box around it',
      `<div><a href="${url}">Confirm your email</div> at www.bank.com</a>`,
    ],
  ])('is marked when it does so %s', (_where, html) => {
    expect(misleading(html)).toBe(true);
  });

  test.each([
    ['names its own site', `<a href="${url}">Confirm your email at https://evil.test/confirm</a>`],
    ['names none', confirm],
    ['names a mail address', `<a href="${url}">Confirm your email ann.lee@gmail.com</a>`],
    ['stands beside one', `<p>www.bank.com ${confirm} www.bank.com</p>`],
    ['stands beside a link elsewhere', `${confirm}<a href="https://other.test/">www.bank.com</a>`],
    [
      'is never closed in its cell',
      `<table><tr><td><a href="${url}">Confirm your email</td><td>bank.com</table>`,
    ],
  ])('has no mark when it %s', (_what, html) => {
    expect(linkOf({ subject: 'Confirm your email', html })).toEqual({
      url,
      kind: 'verify',
      host: 'evil.test',
    });
  });

  test('is marked also when the text of the mail has it too, and the HTML is where it misleads', () => {
    const html = `<p>Hello</p><a href="${url}">bank.com</a>`;
    const text = `Confirm your email address:\n${url}\n`;
    expect(linkOf({ subject: 'Confirm your email', html, text })).toMatchObject({ url, misleading: true });
  });
});

describe('unsubscribe', () => {
  test('https in List-Unsubscribe comes before mailto', () => {
    const listUnsubscribe = '<mailto:leave@acme.test>, <https://acme.test/u/1>';
    expect(unsubscribeOf({ listUnsubscribe })).toBe('https://acme.test/u/1');
  });

  test('a link in the mail is used without the header, and never as the link to follow', () => {
    const html =
      '<p>Confirm your email</p><a href="https://acme.test/unsubscribe?token=a1b2c3d4e5">Unsubscribe</a>';
    expect(unsubscribeOf({ html })).toBe('https://acme.test/unsubscribe?token=a1b2c3d4e5');
    expect(linkOf({ subject: 'Confirm your email', html })).toBeNull();
  });

  test('the link that ends the subscription comes before the page of settings beside it', () => {
    const html =
      '<a href="https://acme.test/unsubscribe/k1">Unsubscribe</a> | <a href="https://acme.test/prefs">Update preferences</a>';
    expect(unsubscribeOf({ html })).toBe('https://acme.test/unsubscribe/k1');
  });
});

test.each([
  '/track/click/30551/acme.test?p=eyJzIjoiTk9fU0lHTkFUVVJFIn0',
  '/tracking/click?d=h3Kd93kdLs82kdPq01mZx7',
  '/campaigns/kx82/track-url/pl41/9f2c81d0',
])('a link behind a click tracker is found: %s', (path) => {
  const html = `<p>Welcome!</p><a href="https://mail.test${path}">Confirm your email address</a>`;
  expect(linkOf({ subject: 'Confirm your email address', html })).toMatchObject({ kind: 'verify' });
});

const TOKEN = 'dK82-sLqP0wZm71x';
test.each([
  ['To choose a new password - please visit URL', TOKEN],
  ['To choose a new password, please visit URL.', TOKEN],
  ['Visit URL to choose a new password.', TOKEN],
  ['Choose a new password (URL), please!', TOKEN],
  ['Choose a new password at *URL*', TOKEN],
  ['Choose a new password at URL', `${TOKEN}_`],
  ['Choose a new password at URL.', `${TOKEN}_`],
  ['Choose a new password at URL, please', `${TOKEN}-`],
  ['Choose a new password at URL;', `${TOKEN}~`],
  ['Choose a new password at "URL"', `${TOKEN}=`],
  ['Choose a new password at _URL_', `${TOKEN}~`],
])('an address in the line of its sentence is found whole: %s %s', (line, token) => {
  const url = `https://acme.test/account/reset/${token}`;
  expect(linkOf({ subject: 'Your password', text: `Hello,\n\n${line.replace('URL', url)}\n` })).toMatchObject(
    {
      url,
      kind: 'reset',
    },
  );
});

test('a link that only explains something is not offered', () => {
  const text =
    'Your login verification code is 604418.\n\nFor more information about logging in, see https://acme.test/x/k3Jd83jdKs92kdLs0\n';
  expect(linkOf({ subject: 'Your login verification code', text })).toBeNull();
});

test('the URL in the text of a tracked link is the page that it leads to', () => {
  const html = (page: string) =>
    `<p>Confirm your address here:</p><a href="https://click.test/c?upn=u001.k3Jd83jdKs92kdLs0">${page}</a>`;
  const subject = 'Confirm your address';
  expect(linkOf({ subject, html: html('https://acme.test') })).toBeNull();
  expect(linkOf({ subject, html: html('https://acme.test/confirm/k3Jd83jdKs92') })).toMatchObject({
    url: 'https://click.test/c?upn=u001.k3Jd83jdKs92kdLs0',
    kind: 'verify',
  });
});

test('a link whose label and path agree needs no long token', () => {
  const html =
    '<p>Please <a href="https://globex.example/verify?token=abc">Confirm your email address</a>.</p>';
  expect(linkOf({ subject: 'Welcome to Globex', html })).toMatchObject({ kind: 'verify' });
});

test.each([
  ['You unlocked a new badge', 'Thirty days in a row!', 'See your badge'],
  ['MAY-482 was assigned to you', 'Rita assigned an issue: “Verification email not sent”.', 'View issue'],
  ['How I quit my phone', 'I used to unlock my phone 96 times a day.', 'Read in app'],
  ['Débloquez -20 %', 'Débloquez 20 % de remise sur votre panier.', 'J’en profite'],
  ['Invitation: planning on Tuesday', 'Reply for ann@acme.test:', 'Yes'],
])('a page to look at, and an answer, are no link: %s', (subject, text, label) => {
  const html = `<p>${text}</p><a style="padding:9px;background:#06c" href="https://acme.test/e/c?upn=u001.k3Jd83jdKs92kdLs0">${label}</a>`;
  expect(linkOf({ subject, html })).toBeNull();
});

test.each([
  ['Confirm account deletion', 'You asked us to delete your account.'],
  ['Confirm deletion', 'You asked us to delete your account.'],
  ['Löschung bestätigen', 'Sie möchten Ihr Konto löschen.'],
  ['Confirmer la suppression', 'Vous avez demandé la suppression de votre compte.'],
])('a link that deletes an account is never shown as one that confirms an address: %s', (label, text) => {
  const html = `<p>${text}</p><a href="https://acme.test/d/8f14e45fceea167a5a36dedd4bea2543">${label}</a>`;
  expect(linkOf({ subject: 'Acme', html })).toBeNull();
});

test('the link that unlocks an account is found', () => {
  const html =
    '<p>Your account is locked.</p><a href="https://acme.test/e/c?upn=u001.k3Jd83jdKs92kdLs0">Unlock my account</a>';
  expect(linkOf({ subject: 'Unlock your account', html })).toMatchObject({ kind: 'verify' });
});

test('an abbreviation does not end the sentence of a code', () => {
  const text = 'Il codice OTP per il bonifico a favore di Rossi Impianti S.r.l. è: 06418392';
  expect(codeOf({ subject: 'Codice OTP', text })).toBe('06418392');
});
