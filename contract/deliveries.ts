import { z } from 'zod';
import { DOMAIN_STATES, domainHealth } from './domains.ts';
import { params } from './errors.ts';

/** Why a mail was not stored, for pages that say it in their own language. */
export const ATTEMPT_CODES = [
  'stored',
  /** Larger than the plan takes. */
  'too-large',
  /** The inbox is full. */
  'full',
  /** It has taken as many messages as it was made for. */
  'spent',
  /** The sender or its network is blocked by the operator. */
  'blocked',
  /** Not a mail that can be read, or one beyond the limits of its format. */
  'malformed',
  /** The sender has to send to each recipient alone. */
  'alone',
  /** The network of the sender has sent too much. */
  'network-full',
  /** We have no room, or the database does not answer. */
  'unavailable',
  /** The connection ended before the mail was complete. */
  'broken',
  'other',
] as const;

export const deliveryAttempt = z.object({
  /** The last time, if it happened several times in a row. */
  at: z.iso.datetime(),
  outcome: z.enum(['stored', 'refused', 'deferred', 'broken']),
  /** What we answered; null if the connection ended before an answer. */
  reply: z.string().nullable(),
  code: z.enum(ATTEMPT_CODES),
  /** The same as a sentence in English, and the limit in it: bytes, or messages. */
  reason: z.string(),
  params,
  /** The size of the mail, or what its sender said about it; null if neither is known. */
  bytes: z.number().nullable(),
  /** The version of TLS; null if the connection was not encrypted, or the mail was deleted. */
  tls: z.string().nullable(),
  times: z.number(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const deliveriesAnswer = z.object({
  success: z.literal(true),
  /** Since when attempts are kept. */
  since: z.iso.datetime(),
  /** The newest first. */
  attempts: z.array(deliveryAttempt),
  /** When we last stored mail for anybody. */
  service: z.object({ lastMailAt: z.iso.datetime().nullable() }),
  /** The same for the domain of the address. Null for the inbox of all mail. */
  domain: z
    .object({
      name: z.string(),
      state: z.enum(DOMAIN_STATES),
      lastMailAt: z.iso.datetime().nullable(),
      health: domainHealth,
    })
    .nullable(),
});
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;
