import { describe, expect, it } from 'vitest';
import type { Message } from '../../client/src/index.ts';
import { clockOf, foreignHost, hostOf, offerOf } from './offer.ts';

const mail = (id: string, verdict: Message['sender']['verdict'], found: Partial<Message> = {}): Message => ({
  id,
  from: 'Shop <hello@shop.example>',
  to: 'you@mayfly.test',
  subject: 'Hello',
  snippet: '',
  timestamp: '2026-11-18T12:00:00.000Z',
  hasAttachments: false,
  attachmentSize: 0,
  contentType: 'text',
  seen: false,
  sender: { verdict, domain: 'shop.example' },
  code: null,
  codeStatus: 'done',
  link: null,
  ...found,
});
const code = { code: { value: '482913', confidence: 1 } };
const link = { link: { url: 'https://shop.example/x', kind: 'verify' as const, host: 'shop.example' } };

const later = Date.parse('2026-11-18T12:05:00.000Z');
const offer = (messages: Message[], now = later, areChecked = true) => offerOf(messages, { areChecked, now });

describe('what the popup offers', () => {
  it('is the newest code and the newest link, of whichever mail', () => {
    const messages = [
      mail('news', 'unproven'),
      mail('link', 'unchecked', link),
      mail('code', 'genuine', code),
      mail('old', 'genuine', { ...code, ...link }),
    ];
    expect(offer(messages)).toEqual({ code: messages[2], link: messages[1], warn: false, isChecking: false });
  });

  it('is nothing if the newest of them is probably forged, not even an older code', () => {
    const messages = [mail('forged', 'suspicious', code), mail('real', 'genuine', { ...code, ...link })];
    expect(offer(messages)).toEqual({ code: null, link: null, warn: true, isChecking: false });
  });

  it('is nothing if the newest of them imitates another sender, which its own domain cannot show', () => {
    const imitating = {
      ...mail('imitating', 'genuine', code),
      from: 'PayPal <x@evil.example>',
      sender: { verdict: 'genuine' as const, domain: 'evil.example' },
    };
    expect(offer([imitating, mail('real', 'genuine', link)])).toEqual({
      code: null,
      link: null,
      warn: true,
      isChecking: false,
    });
  });

  it('waits until the sender of the newest is checked, where senders are checked, and not for ever', () => {
    const arrived = Date.parse('2026-11-18T12:00:00.000Z');
    const messages = [mail('new', 'unchecked', code), mail('old', 'genuine', { ...code, ...link })];
    expect(offer(messages, arrived)).toEqual({ code: null, link: null, warn: false, isChecking: true });
    expect(offer(messages, arrived, false).code).toBe(messages[0]);
    expect(offer(messages, arrived + 90_000).code).toBe(messages[0]);
    expect(offer([mail('new', 'unproven', code)], arrived).code).not.toBeNull();
  });

  it('never comes from a mail that is probably forged', () => {
    const messages = [mail('real', 'genuine', link), mail('forged', 'suspicious', code)];
    expect(offer(messages)).toEqual({ code: null, link: messages[0], warn: false, isChecking: false });
  });
});

it.each(['file:///etc/passwd', 'chrome://settings', 'data:text/html,x', 'javascript:alert(1)', 'x', ''])(
  'offers no link to %j, whatever host the server says it has',
  (url) => {
    const bad = mail('link', 'genuine', { link: { ...link.link, url, host: 'shop.example' } });
    expect(offer([bad]).link).toBeNull();
  },
);

it('reads the host of a link from the link', () => {
  expect(hostOf('https://shop.example@evil.example:8443/x')).toBe('evil.example:8443');
});

describe('a code for another site than the page', () => {
  const from = (domain: string, url?: string) =>
    mail('code', 'genuine', {
      ...code,
      sender: { verdict: 'genuine', domain },
      ...(url ? { link: { ...link.link, url } } : {}),
    });

  it.each([
    ['https://evil.example/login', from('shop.example'), 'evil.example'],
    ['https://evil.example:8443/', from('shop.example', 'https://shop.example/x'), 'evil.example:8443'],
    ['https://evil.co.uk/', from('shop.co.uk'), 'evil.co.uk'],
    ['http://127.0.0.1:3000/', from('shop.example'), '127.0.0.1:3000'],
  ])('is told apart at %s', (page, message, host) => expect(foreignHost(page, message)).toBe(host));

  it.each([
    ['https://shop.example/login', from('shop.example')],
    ['https://accounts.shop.co.uk/', from('mail.shop.co.uk')],
    ['https://www.shop.example/', from('mailer.example', 'https://shop.example/x')],
    ['https://xn--e1afmkfd.xn--p1ai/', from('mail.xn--e1afmkfd.xn--p1ai')],
    ['chrome://newtab', from('shop.example')],
    [undefined, from('shop.example')],
  ])('is not seen at %s', (page, message) => expect(foreignHost(page, message)).toBeNull());
});

it('shows the time left with seconds', () => {
  expect([59_400, 3_547_000, 3_600_000, 86_399_000, -5].map(clockOf)).toEqual([
    '1:00',
    '59:07',
    '1:00:00',
    '23:59:59',
    '0:00',
  ]);
});
