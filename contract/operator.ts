import { z } from 'zod';
import { emailField } from './auth.ts';
import { deliveryAttempt } from './deliveries.ts';
import { ONE_LINE, saying } from './field-reasons.ts';
import { because } from './reasons.ts';
import { verdict } from './senders.ts';

/** Upper bounds of the latency buckets in seconds. The last count is for everything that took longer. */
const histogram = z.object({ bounds: z.array(z.number()), counts: z.array(z.number()) });

/** Counts since the process started. The difference of two answers is what happened in between. */
const liveFigures = z.object({
  accepted: z.number(),
  refused: z.record(z.string(), z.number()),
  /** The number in each bucket, not cumulative. */
  deliver: histogram,
  push: histogram,
  smtpConnections: z.number(),
  eventStreams: z.number(),
  queued: z.number(),
});
export type LiveFigures = z.infer<typeof liveFigures>;

// GET /api/operator/live: one process with all its threads.
export const liveAnswer = liveFigures.extend({
  success: z.literal(true),
  at: z.number(),
  process: z.object({
    id: z.string(),
    host: z.string(),
    pid: z.number(),
    roles: z.array(z.string()),
    smtpThreads: z.number(),
    startedAt: z.iso.datetime(),
  }),
});
export type LiveAnswer = z.infer<typeof liveAnswer>;

// GET /api/operator/state: the whole service, from its database.
export const stateAnswer = z.object({
  success: z.literal(true),
  at: z.number(),
  inboxes: z.object({ free: z.number(), premium: z.number() }),
  messages: z.number(),
  bytes: z.number(),
  outbox: z.number(),
  /** Of customers. */
  webhooks: z.number(),
  webhooksWaiting: z.number(),
  stripeEventsWaiting: z.number(),
  /** Partitions of the mail by the time they expire. Neighbors are combined when there are very many. */
  partitions: z.array(z.object({ from: z.number(), to: z.number(), bytes: z.number() })),
});
export type StateAnswer = z.infer<typeof stateAnswer>;

const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty for a report without a sender. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  premium: z.boolean(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type OperatorContact = z.infer<typeof contactMessage>;
// GET /api/operator/contact; POST …/:id/done; DELETE …/:id
export const contactsAnswer = z.object({ success: z.literal(true), messages: z.array(contactMessage) });
export const contactDoneBody = z.object({ done: z.boolean() });
export const idParams = z.object({ id: z.uuid() });

// POST /api/operator/account, …/grant and …/end: addresses are sent in bodies, never in paths.
export const accountBody = z.object({ email: emailField });
export const grantBody = accountBody.extend({ days: z.number().int().min(1).max(3_650) });
const operatorAccount = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  password: z.boolean(),
  google: z.boolean(),
  premium: z.enum(['none', 'active', 'ended']),
  premiumUntil: z.iso.datetime().nullable(),
  cancelled: z.boolean(),
});
export type OperatorAccount = z.infer<typeof operatorAccount>;
export const accountAnswer = z.object({ success: z.literal(true), account: operatorAccount });

// POST /api/operator/trace: times, sizes and the results of checks, never a sender, a subject or content.
export const traceBody = z.object({ address: emailField });
const ms = z.number().nullable();
const tracedMail = z.object({
  id: z.string(),
  size: z.number(),
  receivedAt: z.iso.datetime(),
  deleted: z.boolean(),
  /** False if the key is missing that its times and its sender are sealed with. */
  opens: z.boolean(),
  ms: z
    .object({ tls: ms, rcpt: z.number(), data: z.number(), end: z.number(), stored: ms, pushed: ms })
    .nullable(),
  sender: z.object({ verdict, spf: z.string(), dkim: z.array(z.string()), dmarc: z.string() }).nullable(),
});
export type TracedMail = z.infer<typeof tracedMail>;
export const traceAnswer = z.object({
  success: z.literal(true),
  plan: z.enum(['free', 'premium']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  messages: z.array(tracedMail),
  attempts: z.array(deliveryAttempt),
});
export type TraceAnswer = z.infer<typeof traceAnswer>;

export const reason = z
  .string()
  .trim()
  .max(200, 'at most 200 characters')
  .regex(ONE_LINE, saying(because('control-characters')))
  .default('');

// POST /api/operator/inbox/close
export const closeBody = traceBody.extend({ reason });
export const closeAnswer = z.object({
  success: z.literal(true),
  /** Nobody gets the address before this. */
  until: z.iso.datetime(),
  /** How many messages were deleted. */
  messages: z.number(),
});
export type CloseAnswer = z.infer<typeof closeAnswer>;

// GET and POST /api/operator/blocks; DELETE …/:id
export const blockBody = z.object({
  target: z
    .string()
    .trim()
    .min(1, saying(because('target-missing')))
    .max(260),
  reason,
  /** Null or absent: until it is removed. */
  days: z.number().min(1).max(3_650).nullish(),
});
export type BlockBody = z.input<typeof blockBody>;
const operatorBlock = z.object({
  id: z.string(),
  kind: z.enum(['domain', 'network']),
  target: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type OperatorBlock = z.infer<typeof operatorBlock>;
export const blocksAnswer = z.object({ success: z.literal(true), blocks: z.array(operatorBlock) });
export const blockAnswer = z.object({ success: z.literal(true), block: operatorBlock });
