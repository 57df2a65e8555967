import type { Case } from '../case.ts';

type Row = [name: string, mail: Case['mail'], code: string | null, link?: Case['link']];

/** Mails that readers tried the extraction with, and that it got wrong at first. */
const rows: Row[] = [
  ['minutes after a full-width comma', { subject: '通知', text: '验证码：639027，5分钟内有效。' }, '639027'],
  ['minutes after a plain comma', { subject: '通知', text: '您的动态码为639027,10分钟内有效' }, '639027'],
  ['hours after a full-width comma', { subject: '您好', text: '確認碼 639027，24小時內有效' }, '639027'],
  [
    'street number in the footer',
    {
      subject: 'Sign in to Northfold',
      text: 'Use 583201 to finish signing in to Northfold.\n\nNorthfold Ltd, 4410 Harbour Road',
    },
    '583201',
  ],
  [
    'street number under a line',
    { subject: 'Log in', text: 'Type 583201 to log in to ACME.\n\n--\nACME Inc., 5500 Main Street' },
    '583201',
  ],
  [
    'survey about codes',
    {
      subject: 'News',
      text: 'We asked 18244 people about verification codes. 4102 said they hate them.',
    },
    null,
  ],
  [
    'article about codes',
    { subject: 'Weekly', text: 'Login codes are phished daily. Last year 733219 accounts were lost.' },
    null,
  ],
  ['confirmation code with letters', { subject: 'Bloggo', text: 'Your confirmation code: HX49TQ' }, 'HX49TQ'],
  [
    'confirmation code in the subject',
    { subject: 'Your Bloggo confirmation code: HX4-9TQ', text: 'Welcome to Bloggo' },
    'HX4-9TQ',
  ],
  [
    'confirmation code of a booking',
    { subject: 'Your reservation', text: 'Your confirmation code: HX49TQ. See you at the hotel.' },
    null,
  ],
  [
    'confirmation code of an order',
    { subject: 'Order shipped', text: 'Thanks for your order. Confirmation code: HX49TQ' },
    null,
  ],
  [
    'short token',
    {
      subject: 'Reset your password',
      html: '<a href="https://acme.test/r/9KsL20dm">Reset password</a>',
    },
    null,
    { url: 'https://acme.test/r/9KsL20dm', kind: 'reset' },
  ],
  [
    'unsubscribe address with another label',
    {
      subject: 'Confirm',
      html: '<a href="https://acme.test/x?t=a8s7d6f8a7s6">Confirm your email</a>',
      listUnsubscribe: '<https://acme.test/x?t=a8s7d6f8a7s6>',
    },
    null,
  ],
  ['struck code', { subject: 'Code', html: '<p>Old code <s>111111</s>, new code 123456</p>' }, '123456'],
  [
    'line break in an address',
    {
      subject: 'Confirm your email',
      html: '<a href="https://acme&#9;.test/verify?token=abcdefgh12">Confirm your email</a>',
    },
    null,
  ],
  [
    'card payment',
    { subject: 'Your receipt', text: 'Authorization code: 083127\nTotal: 12.50 EUR\nCard ending 4411' },
    null,
  ],
];

export const trials: Case[] = rows.map(([name, mail, code, link]) => ({
  id: `trial/${name}`,
  language: /[\u3400-\u9fff]/.test(JSON.stringify(mail)) ? 'zh' : 'en',
  mail,
  code,
  link: link ?? null,
}));
