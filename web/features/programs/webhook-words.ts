import type { WebhookFormat } from '#contract/webhooks.ts';

/** The URL that each service gives out, as an example. */
export const examples: Record<WebhookFormat, string> = {
  standard: 'https://hooks.example.com/mail',
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  telegram: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
  ntfy: 'https://ntfy.sh/your-topic',
};

/** The choices of a list, from their labels by value. */
export const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
