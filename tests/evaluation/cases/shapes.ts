import { type Case, type CaseRow, caseOf } from '../case.ts';

const verify = (url: string): Case['link'] => ({ url, kind: 'verify' });

/** Shapes and situations in English that need more than a word and a number. */
const rows: CaseRow[] = [
  [
    'linear',
    {
      subject: 'Login code for Linear',
      html: '<h1>Your login code</h1><p>This link and code are only valid for 5 minutes.</p><a href="https://linear.test/auth/magic?token=a8f7b2c9d1e4" style="background:#5e6ad2">Log in to Linear</a><p>or use this code directly:</p><code>tt226-5398x</code>',
    },
    'tt226-5398x',
    { url: 'https://linear.test/auth/magic?token=a8f7b2c9d1e4', kind: 'login' },
  ],
  ['google', { subject: 'Verify your email', text: 'G-482913 is your verification code.' }, '482913'],
  [
    'steam',
    {
      subject: 'Your account: Access from new web or mobile device',
      html: '<p>It looks like you are trying to log in from a new device. Here is the guard code you need to access your account:</p><div style="font-size:48px;color:#3a9aed">R7PQ2</div>',
    },
    'R7PQ2',
  ],
  [
    'device flow',
    {
      subject: 'Connect your device',
      text: 'Enter this code on the page that opened on your computer:\n\nWDJB-MJHT\n\nIt expires in 15 minutes.',
    },
    'WDJB-MJHT',
  ],
  ['letters after a label', { subject: 'Sign in', text: 'Your sign-in code: QWXRTB' }, 'QWXRTB'],
  [
    'number first',
    { subject: '482913 is your Acme code', text: '482913 is your Acme code. Do not share it.' },
    '482913',
  ],
  ['number in brackets', { subject: '[Acme] Verification', text: 'Verification code: [482913]' }, '482913'],
  ['bold in markdown', { subject: 'Acme', text: 'Your code is **482913**.' }, '482913'],
  [
    'wrapped line',
    {
      subject: 'Acme',
      text: 'Somebody, hopefully you, asked to sign in to your account. Your one-time\npassword is 482913 and it is valid for the next five minutes.',
    },
    '482913',
  ],
  [
    'code far below the words',
    {
      subject: 'Your verification code',
      html: '<h1>Verify your identity</h1><p>Hello,</p><p>You are receiving this email because you tried to sign in.</p><p>Device: Firefox on Linux</p><p style="font-size:30px">482913</p>',
    },
    '482913',
  ],
  [
    'beside an order',
    {
      subject: 'Confirm your purchase',
      text: 'To confirm order 118220, enter the verification code 482913 in the app.',
    },
    '482913',
  ],
  [
    'beside an amount',
    {
      subject: 'Authorise your payment',
      text: 'Use OTP 482913 to pay USD 1250.00 at Example Store with card ending 4821. Never share it.',
    },
    '482913',
  ],
  [
    'beside a phone number',
    { subject: 'Security code', text: 'Your security code is 482913. Questions? Call 0800 555 1234.' },
    '482913',
  ],
  [
    'year-like code',
    {
      subject: 'Your verification code',
      html: '<p>Your verification code is</p><p style="font-size:32px;letter-spacing:8px">2024</p>',
    },
    '2024',
  ],
  ['eight digits', { subject: 'Recovery', text: 'Your account recovery code is 48291355.' }, '48291355'],
  [
    'seven digits',
    {
      subject: 'Microsoft-style',
      text: 'Security code: 4829135\nOnly enter this code on an official website.',
    },
    '4829135',
  ],
  [
    'four by four',
    { subject: 'Your login code', html: '<p>Enter this temporary login code:</p><pre>4829 1355</pre>' },
    '48291355',
  ],
  [
    'slack',
    {
      subject: 'Acme confirmation code: QWE-RTY',
      html: '<h1>Confirm your email address</h1><p>Your confirmation code is below. Enter it in your open browser window.</p><div style="background:#f5f4f5;font-size:30px;text-align:center">QWE-RTY</div>',
    },
    'QWE-RTY',
  ],
  [
    'words as a code',
    {
      subject: 'Your temporary login code',
      html: '<p>Copy and paste this temporary login code:</p><p><code style="background:#f4f4f4;padding:16px;font-size:20px">sable-mango-tulip</code></p>',
    },
    'sable-mango-tulip',
  ],
  ['bound to a domain', { subject: 'Acme', text: 'Your code is 482913.\n\n@acme.test #482913' }, '482913'],
  [
    'unknown language, large',
    {
      subject: 'Acme',
      html: '<p>Zxqv wrtpl okmna</p><p style="font-size:36px;letter-spacing:8px;text-align:center">482913</p><p>Plomk wert zuio</p>',
    },
    '482913',
  ],
  [
    'unknown language, cells',
    {
      subject: 'Acme',
      html: `<p>Zxqv wrtpl</p><table><tr>${[...'482913'].map((one) => `<td>${one}</td>`).join('')}</tr></table>`,
    },
    '482913',
  ],
  [
    'unknown language, text',
    { subject: 'Acme', text: 'Zxqv wrtpl okmna\n\n482913\n\nPlomk wert zuio\n' },
    '482913',
  ],
  [
    'hidden decoys',
    {
      subject: 'Your code',
      html: '<div style="display:none">Your code is 111111</div><span style="font-size:0">code 222222</span><p>Your code is <b>482913</b></p><div style="opacity:0">code 333333</div>',
    },
    '482913',
  ],
  [
    'split into spans',
    {
      subject: 'Verification code',
      html: '<p>Your code: <span>4</span><span>8</span><span>2</span><span>9</span><span>1</span><span>3</span></p>',
    },
    '482913',
  ],
  [
    'zero-width characters',
    { subject: 'Verification code', text: 'Your code: 4\u200b8\u200b2\u200b9\u200b1\u200b3' },
    '482913',
  ],
  ['no-break space', { subject: 'Verification code', text: 'Your code: 482\u00a0913' }, '482913'],
  ['full width', { subject: 'Verification code', text: 'Your code: ４８２９１３' }, '482913'],
  [
    'class styles',
    {
      subject: 'Acme',
      html: '<style>.otp{font-size:34px;letter-spacing:.3em}.hide{display:none}</style><p class="hide">000000 code</p><p>Use this to sign in</p><div class="otp">482913</div>',
    },
    '482913',
  ],
  [
    'own address in the greeting',
    {
      subject: 'Verification code',
      text: 'Hello fox77341,\n\nYour verification code is 482913.',
      ownAddresses: ['fox77341@mayfly.test'],
    },
    '482913',
  ],
  [
    'own address only',
    {
      subject: 'Welcome',
      text: 'Hello fox77341,\n\nyour account 77341 is ready. Your code will arrive soon.',
      ownAddresses: ['fox77341@mayfly.test'],
    },
    null,
  ],
  ['pin in a sentence', { subject: 'Your PIN', text: 'Use PIN 4829 to finish signing in.' }, '4829'],
  [
    'registration',
    { subject: 'Welcome to Acme', text: 'Registration code: A1B2C3\nEnter it to activate your account.' },
    'A1B2C3',
  ],
  [
    'code and link',
    {
      subject: 'Confirm your email',
      html: '<p>Enter 482913 or press the button to confirm your email. Your confirmation code expires in an hour.</p><a href="https://acme.test/confirm?code=482913&amp;t=a1b2c3d4" style="background:#07f">Confirm email</a>',
    },
    '482913',
    verify('https://acme.test/confirm?code=482913&t=a1b2c3d4'),
  ],
  [
    'double opt-in',
    {
      subject: 'Please confirm your subscription',
      html: '<p>Yes, I want to get The Weekly.</p><a href="https://list.test/c/8f2a91bc77" style="background:#333">Yes, subscribe me to this list</a><p>If you did not ask for it, ignore this email.</p>',
    },
    null,
    verify('https://list.test/c/8f2a91bc77'),
  ],
  [
    'activate',
    {
      subject: 'Activate your account',
      text: 'Welcome!\n\nActivate your account by opening this address:\n\nhttps://acme.test/activate/8f2a91bc77de\n\nThanks',
    },
    null,
    verify('https://acme.test/activate/8f2a91bc77de'),
  ],
  [
    'unlock',
    {
      subject: 'Your account is locked',
      html: '<p>Too many attempts. Unlock it here:</p><a href="https://acme.test/users/unlock?unlock_token=x8Yz12LmPq">Unlock my account</a>',
    },
    null,
    verify('https://acme.test/users/unlock?unlock_token=x8Yz12LmPq'),
  ],
  [
    'click here',
    {
      subject: 'Verify your email address',
      html: '<p>To verify your email address, <a href="https://acme.test/v/8f2a91bc77de">click here</a>.</p>',
    },
    null,
    verify('https://acme.test/v/8f2a91bc77de'),
  ],
  [
    'angle brackets',
    { subject: 'Confirm your email', text: 'Confirm your email <https://acme.test/c?token=8f2a91bc77de>\n' },
    null,
    verify('https://acme.test/c?token=8f2a91bc77de'),
  ],
  [
    'text in parentheses',
    { subject: 'Confirm your email', text: 'Confirm your email (https://acme.test/c?token=8f2a91bc77de).\n' },
    null,
    verify('https://acme.test/c?token=8f2a91bc77de'),
  ],
  [
    'set a password after an invitation',
    {
      subject: 'Dana invited you to Acme',
      html: '<p>Dana added you to the team. Set your password to get started.</p><a href="https://acme.test/welcome/8f2a91bc77de" style="background:#07f">Set your password</a>',
    },
    null,
    { url: 'https://acme.test/welcome/8f2a91bc77de', kind: 'invite' },
  ],
  [
    'set a password',
    {
      subject: 'Your new account',
      html: '<p>Your account was created.</p><a href="https://acme.test/password/new?token=8f2a91bc77de" style="background:#07f">Set your password</a>',
    },
    null,
    { url: 'https://acme.test/password/new?token=8f2a91bc77de', kind: 'reset' },
  ],
  [
    'join a workspace',
    {
      subject: 'Dana has invited you to work in Blue',
      html: '<a href="https://acme.test/i/8f2a91bc77de" style="background:#07f">Join now</a>',
    },
    null,
    { url: 'https://acme.test/i/8f2a91bc77de', kind: 'invite' },
  ],
  [
    'magic link',
    {
      subject: 'Your magic link',
      text: 'Open this link to log in:\nhttps://acme.test/login?token=8f2a91bc77de\n',
    },
    null,
    { url: 'https://acme.test/login?token=8f2a91bc77de', kind: 'login' },
  ],
  [
    'authenticate',
    {
      subject: 'Authenticate this device',
      html: '<a href="https://acme.test/a/8f2a91bc77de" style="background:#07f">Authenticate</a>',
    },
    null,
    { url: 'https://acme.test/a/8f2a91bc77de', kind: 'login' },
  ],
  [
    'log in to your account',
    {
      subject: 'Your April statement is ready',
      html: '<p>Your statement is ready.</p><a href="https://bank.test/login" style="background:#07f">Log in to your account</a>',
    },
    null,
  ],
  [
    'dashboard',
    {
      subject: 'Welcome aboard',
      html: '<p>Your account is ready.</p><a href="https://acme.test/dashboard?utm_source=welcome">Go to dashboard</a><a href="https://acme.test/docs">Documentation</a>',
    },
    null,
  ],
  [
    'view invoice',
    {
      subject: 'Invoice 20418',
      html: '<a href="https://acme.test/invoice?token=8f2a91bc77de" style="background:#07f">View invoice</a>',
    },
    null,
  ],
  [
    'cancel beside confirm',
    {
      subject: 'Confirm your email change',
      html: '<a href="https://acme.test/cancel?token=111a91bc77de">Cancel this change</a><a href="https://acme.test/confirm?token=8f2a91bc77de" style="background:#07f">Confirm new email</a>',
    },
    null,
    verify('https://acme.test/confirm?token=8f2a91bc77de'),
  ],
];

export const shapes: Case[] = rows.map((row) => caseOf('shape', 'en', row));
