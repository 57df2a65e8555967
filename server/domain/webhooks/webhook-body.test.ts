import { expect, test } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import { webhookFormat } from '#contract/webhooks.ts';
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
    'New mail at kind.fox@mayfly.test from Shop <hi@shop.example>: Your code · Code: 271828 · https://shop.example/verify?t=1&u=2';
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
    text: line.replace('<', '&lt;').replace('>', '&gt;').replace('&u', '&amp;u'),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
  expect(bodyOf('discord')).toEqual({
    content:
      'New mail at kind.fox\\@mayfly.test from Shop \\<hi\\@shop.example\\>: Your code · Code: 271828 · <https://shop.example/verify?t=1&u=2>',
    allowed_mentions: { parse: [] },
    flags: 4,
  });
});

test('a mail cannot break out of its line, become markup or grow beyond what the services take', () => {
  const hostile = received({
    from: `${'\u202e@everyone '.repeat(500)}\r\n`,
    subject: 'a\nb [click](https://evil.example) **x** <!channel>',
    code: null,
    link: { url: 'https://evil.example/> @here <b', kind: 'verify', host: 'evil.example' },
  });
  const { content } = bodyOf('discord', hostile);
  expect(content).toContain('a b \\[click\\]\\(https\\://evil.example\\) \\*\\*x\\*\\* \\<!channel\\>');
  expect(content).toMatch(/ · <https:\/\/evil\.example\/%3E%20@here%20%3Cb>$/);
  expect(bodyOf('slack', hostile).text).toContain('&lt;!channel&gt;');
  const long = received({
    link: { url: `https://x.example/${'a'.repeat(2_000)}`, kind: 'login', host: 'x.example' },
  });
  for (const event of [hostile, long]) {
    const line = webhookBody('ntfy', event, '').body;
    expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(bodyOf('discord', event).content.length).toBeLessThan(2_000);
  }
  expect(webhookBody('ntfy', long, '').body).toMatch(/ · Link to x\.example$/);
});

test('a test says so in every format', () => {
  const event = { type: 'webhook.test' as const, timestamp: new Date(0), data: { webhook: 'id' } };
  for (const format of webhookFormat.options)
    expect(webhookBody(format, event, telegram).body).toContain(
      format === 'standard' ? '"type":"webhook.test"' : 'This is a test from Mayfly.',
    );
});
