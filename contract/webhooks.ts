import { z } from 'zod';
import { params } from './errors.ts';
import { saying } from './field-reasons.ts';
import { because } from './reasons.ts';

/** When a message is sent: always, or only if it has a code or a link. */
const webhookFor = z.enum(['message', 'code', 'link']);
export type WebhookFor = z.infer<typeof webhookFor>;
/** `standard` sends JSON by Standard Webhooks. The others send one readable line to that service. */
export const webhookFormat = z.enum(['standard', 'discord', 'slack', 'telegram', 'ntfy']);
export type WebhookFormat = z.infer<typeof webhookFormat>;
const webhookEvents = z.array(z.literal('message.received')).min(1).max(1);

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: webhookEvents,
  for: webhookFor,
  format: webhookFormat,
  createdAt: z.iso.datetime(),
  /** Set when the receiver answered 410. Nothing is sent any more. */
  disabledAt: z.iso.datetime().nullable(),
  /** Failed attempts of the delivery that holds up the later ones, and the time of the next one. */
  failedAttempts: z.number(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookList = z.object({ success: z.literal(true), webhooks: z.array(webhook) });
export type WebhookList = z.infer<typeof webhookList>;

export const newWebhookBody = z.object({
  url: z
    .string()
    .trim()
    .min(1, saying(because('url-missing')))
    .max(2048, 'A URL has 2,048 characters at most'),
  events: webhookEvents.default(['message.received']),
  for: webhookFor.default('message'),
  format: webhookFormat.default('standard'),
});
export type NewWebhook = z.infer<typeof newWebhookBody>;
/** The secret is shown here and never again. */
export const newWebhookAnswer = z.object({
  success: z.literal(true),
  webhook: webhook.extend({ secret: z.string() }),
});
export type NewWebhookAnswer = z.infer<typeof newWebhookAnswer>;

/** One attempt. */
const webhookDelivery = z.object({
  /** The header `webhook-id`, which is the same for every attempt at the same message. */
  id: z.string(),
  type: z.enum(['message.received', 'webhook.test']),
  at: z.iso.datetime(),
  attempt: z.number(),
  success: z.boolean(),
  /** Of the receiver's answer; null without an answer. */
  status: z.number().nullable(),
  /** Why it failed, in words. */
  error: z.string().nullable(),
  code: z.string().nullable(),
  params,
  /** How long it took. */
  ms: z.number(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveryList = z.object({ success: z.literal(true), deliveries: z.array(webhookDelivery) });
export type DeliveryList = z.infer<typeof deliveryList>;
export const webhookTestAnswer = z.object({ success: z.literal(true), delivery: webhookDelivery });
export type WebhookTestAnswer = z.infer<typeof webhookTestAnswer>;
