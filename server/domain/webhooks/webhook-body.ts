import type { MessageSummary } from '#contract/messages.ts';
import type { WebhookFormat } from '#contract/webhooks.ts';

export type WebhookEvent =
  | { type: 'message.received'; timestamp: Date; data: { address: string; message: MessageSummary } }
  | { type: 'webhook.test'; timestamp: Date; data: { webhook: string } };

const TEST_LINE = 'This is a test from Mayfly. The webhook works.';
/** Discord takes 2,000 characters, and escaping can double a text. */
const MAX_TEXT = 150;
const MAX_LINK = 600;

/** What is sent for an event, with its content type. */
export function webhookBody(format: WebhookFormat, event: WebhookEvent, url: string) {
  const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });
  switch (format) {
    case 'standard':
      return json({ ...event, timestamp: event.timestamp.toISOString() });
    case 'discord':
      // Previews are off everywhere: a service that opens the link to draw one might use it up.
      return json({
        content: lineOf(event, escapeMarkdown, (link) => `<${link}>`),
        allowed_mentions: { parse: [] },
        flags: SUPPRESS_EMBEDS,
      });
    case 'slack':
      return json({
        text: lineOf(event, escapeSlack, escapeSlack),
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
      });
    case 'telegram':
      return json({
        chat_id: new URL(url).searchParams.get('chat_id'),
        text: lineOf(event),
        link_preview_options: { is_disabled: true },
      });
    case 'ntfy':
      return { contentType: 'text/plain; charset=utf-8', body: lineOf(event) };
  }
}

const SUPPRESS_EMBEDS = 1 << 2;
const same = (text: string) => text;

/** One readable line. The sender of the mail wrote most of it, so it must not be able to act as markup. */
function lineOf(event: WebhookEvent, safe = same, safeLink = same): string {
  if (event.type === 'webhook.test') return TEST_LINE;
  const { address, message } = event.data;
  const { from, subject, code, link } = message;
  const parts = [`New mail at ${safe(address)} from ${safe(oneLine(from))}: ${safe(oneLine(subject))}`];
  if (code) parts.push(`Code: ${safe(oneLine(code.value))}`);
  if (link) {
    // In its standard form a URL has no spaces or brackets, and its host no letters that only look familiar.
    const url = URL.canParse(link.url) ? new URL(link.url).href : '';
    parts.push(url && url.length <= MAX_LINK ? safeLink(url) : `Link to ${safe(oneLine(link.host))}`);
  }
  return parts.join(' · ');
}

/** Without line breaks, control characters and characters that change the direction of the text. */
function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const characters = [...plain];
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT - 1).join('')}…` : plain;
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\*_~`|>#\-[\]()<@:]/g, '\\$&');
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
