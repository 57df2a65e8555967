import { expect, test } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import { webhookFormat } from '#contract/webhooks.ts';
import { words } from '#tests/support/words.ts';
import { type WebhookEvent, webhookBody } from './webhook-body.ts';

const telegram = 'https://api.telegram.org/bot1:x/sendMessage?chat_id=-42';
const received = (message: Partial<MessageSummary> = {}): WebhookEvent => ({
  type: 'message.received',
  timestamp: new Date('2026-01-02T03:04:05Z'),
  data: {
    address: 'kind.fox@mayfly.test',
    message: {
      from: 'Shop <hi@shop.example>',
      subject: 'Your code',
      code: { value: '271828', confidence: 1 },
      link: { url: 'https://shop.example/verify?t=1&u=2', kind: 'verify', host: 'shop.example' },
      ...message,
    } as MessageSummary,
  },
});
const bodyOf = (format: 'discord' | 'slack' | 'telegram', event = received()) =>
  JSON.parse(webhookBody(format, event, telegram).body);

test('every service gets its own form of one readable line, with previews off', () => {
  const line =
    'New mail at kind.fox@mayfly.test from Shop ‹hi＠shop․example›: Your code · Code: 271828 · https://shop.example/verify?t=1&u=2';
  expect(webhookBody('ntfy', received(), '')).toEqual({
    contentType: 'text/plain; charset=utf-8',
    body: line,
  });
  expect(bodyOf('telegram')).toEqual({
    chat_id: '-42',
    text: line,
    link_preview_options: { is_disabled: true },
  });
  expect(bodyOf('slack')).toEqual({
    text: line.replace('&u', '&amp;u'),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
  expect(bodyOf('discord')).toEqual({
    content: line.replace(/https.*/, '<$&>'),
    allowed_mentions: { parse: [] },
    flags: 4,
  });
});

test('a link whose text names another site is marked for programs, and with words for people', () => {
  const link = {
    url: 'https://evil.example/x',
    kind: 'verify',
    host: 'evil.example',
    misleading: true,
  } as const;
  const event = received({ code: null, link });
  expect(JSON.parse(webhookBody('standard', event, '').body).data.message.link).toEqual(link);
  const words = 'Link that leads elsewhere than its text says: ';
  expect(webhookBody('ntfy', event, '').body).toMatch(` · ${words}${link.url}`);
  expect(bodyOf('discord', event).content).toMatch(` · ${words}<${link.url}>`);
  for (const format of ['slack', 'telegram'] as const)
    expect(bodyOf(format, event).text).toMatch(` · ${words}${link.url}`);
});

/** What Slack, Mattermost, Discord and Telegram read as markup, a mention, a link or a command. */
const markup = [
  ...['@all', '@channel', '_@here', '<!channel>', '<@U1>', '<https://evil.example|Sign in>', '&lt;!here&gt;'],
  ...['![x](https://evil.example/pixel.png)', '[Sign in](https://evil.example)', 'https://evil.example'],
  ...words(`
    www.evil.example evil.example/login me@evil.example mailto:me@evil.example /delete #town
  `),
  ...['**x** *x* __x__ _x_ ~~x~~ `x` ||x||', ':tada:', '$x^2$', '\\@all', '<t:1>', '<:a:1>'],
];
const chats = ['discord', 'slack', 'telegram', 'ntfy'] as const;

test.each(chats)('nothing in a mail is a mention, a link, an image or markup for %s', (chat) => {
  for (const text of markup) {
    const mail = received({ from: text, subject: text, code: { value: text, confidence: 1 }, link: null });
    const body = webhookBody(chat, mail, telegram);
    const line: string = chat === 'ntfy' ? body.body : Object.values(JSON.parse(body.body)).join();
    const written = line.slice(line.indexOf(' from ')).replace(/,.*/, '');
    expect(written.replaceAll(/(: | · Code: )/g, ' ')).not.toMatch(/[@:/.*_~`|[\]<>&#$\\]/);
  }
});

test.each(chats)('a link in a mail cannot carry a mention or markup for %s, and still works', (chat) => {
  const url = 'https://evil.example/@all/**x**/![a](b)?u=@here|`x`#_[x]';
  const body = webhookBody(
    chat,
    received({ link: { url, kind: 'verify', host: 'evil.example' } }),
    telegram,
  ).body;
  const shown = /https:\/\/evil\.example[^\s">]*/.exec(body)![0];
  expect(shown).not.toMatch(/[@*`|[\]()!<]/);
  expect(decodeURIComponent(new URL(shown).href)).toBe(decodeURIComponent(new URL(url).href));
});

test('a mail cannot break out of its line, or grow beyond what the services take', () => {
  const hostile = received({
    from: `${'\u202e@everyone '.repeat(500)}\r\n`,
    subject: 'a\nb',
    code: null,
    link: { url: 'https://evil.example/> @here <b', kind: 'verify', host: 'evil.example' },
  });
  expect(bodyOf('discord', hostile).content).toMatch(
    /: a b · <https:\/\/evil\.example\/%3E%20%40here%20%3Cb>$/,
  );
  const long = received({
    link: { url: `https://x.example/${'a'.repeat(2_000)}`, kind: 'login', host: 'x.example' },
  });
  const named = received({
    link: { url: 'https://bank.example@x.example/', kind: 'login', host: 'x.example' },
  });
  for (const event of [hostile, long]) {
    const line = webhookBody('ntfy', event, '').body;
    expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(bodyOf('discord', event).content.length).toBeLessThan(2_000);
  }
  for (const event of [long, named])
    expect(webhookBody('ntfy', event, '').body).toMatch(/ · Link to x․example$/);
});

test('a test says so in every format', () => {
  const event = { type: 'webhook.test' as const, timestamp: new Date(0), data: { webhook: 'id' } };
  for (const format of webhookFormat.options)
    expect(webhookBody(format, event, telegram).body).toContain(
      format === 'standard' ? '"type":"webhook.test"' : 'This is a test from Mayfly.',
    );
});
