import type { WebhookFor, WebhookFormat } from '#contract/webhooks.ts';

type Choice<T> = { value: T; label: string };

export const wantedChoices: Choice<WebhookFor>[] = [
  { value: 'message', label: 'All mail' },
  { value: 'code', label: 'Mail with a code' },
  { value: 'link', label: 'Mail with a link' },
];

/** With an example of the URL that each service gives out. */
export const formatChoices: Array<Choice<WebhookFormat> & { example: string }> = [
  { value: 'standard', label: 'Standard (signed JSON)', example: 'https://hooks.example.com/mail' },
  { value: 'discord', label: 'Discord', example: 'https://discord.com/api/webhooks/…' },
  { value: 'slack', label: 'Slack', example: 'https://hooks.slack.com/services/…' },
  {
    value: 'telegram',
    label: 'Telegram',
    example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
  },
  { value: 'ntfy', label: 'ntfy', example: 'https://ntfy.sh/your-topic' },
];

export const labelOf = <T>(choices: Choice<T>[], value: T) =>
  choices.find((choice) => choice.value === value)?.label ?? '';
