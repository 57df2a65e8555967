import type { MessageSummary } from '#contract/messages.ts';
import type { WebhookFormat } from '#contract/webhooks.ts';

export type WebhookEvent =
  | { type: 'message.received'; timestamp: Date; data: { address: string; message: MessageSummary } }
  | { type: 'webhook.test'; timestamp: Date; data: { webhook: string } };

const TEST_LINE = 'This is a test from Mayfly. The webhook works.';
/** Keeps a line below the 2,000 characters that Discord accepts. */
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
        content: lineOf(event, (link) => `<${link}>`),
        allowed_mentions: { parse: [] },
        flags: SUPPRESS_EMBEDS,
      });
    case 'slack':
      return json({
        text: lineOf(event, escapeAmpersands),
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
const escapeAmpersands = (link: string) => link.replaceAll('&', '&amp;');
const sameLink = (link: string) => link;

/** One readable line. The sender of the mail wrote most of it. */
function lineOf(event: WebhookEvent, formatLink = sameLink): string {
  if (event.type === 'webhook.test') return TEST_LINE;
  const { address, message } = event.data;
  const { from, subject, code, link } = message;
  const parts = [`New mail at ${address} from ${inert(from)}: ${inert(subject)}`];
  if (code) parts.push(`Code: ${inert(code.value)}`);
  if (link) {
    const url = inertLink(link.url);
    const said = url ? formatLink(url) : `Link to ${inert(link.host)}`;
    parts.push(link.misleading ? `Link that leads elsewhere than its text says: ${said}` : said);
  }
  return parts.join(' · ');
}

/**
 * Every service has its own markup, and Mattermost takes the format of Slack but reads it as Markdown. So no escaping
 * is safe everywhere: characters with a meaning in any of them are replaced with lookalikes.
 */
const lookalikes = new Map(
  [...'@:/.*_~`|[]<>&#$\\'].map((one, at) => [one, [...'＠∶∕․∗＿∼ˋ∣［］‹›＆＃＄∖'][at]!]),
);

/** Short, without markup, line breaks, control characters and characters that change the direction of the text. */
function inert(text: string): string {
  const plain = [...text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()];
  const short = plain.length > MAX_TEXT ? [...plain.slice(0, MAX_TEXT - 1), '…'] : plain;
  return short.map((one) => lookalikes.get(one) ?? one).join('');
}

/**
 * In its standard form a URL has no spaces or angle brackets, and its host no lookalike letters. Null if it is too
 * long, or has a user name, which can look like another host.
 */
function inertLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { href, origin, username, password } = new URL(link);
  if (username || password || href.length > MAX_LINK) return null;
  const encode = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return origin + href.slice(origin.length).replaceAll(/[@*()[\]!'`|]/g, encode);
}
