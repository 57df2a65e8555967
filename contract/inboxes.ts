import { z } from 'zod';
import { DOMAIN_STATES } from './domains.ts';
import { ONE_LINE, saying } from './field-reasons.ts';
import { because } from './reasons.ts';

export const guestInitAnswer = z.object({
  success: z.literal(true),
  guestId: z.string(),
  sessionToken: z.string(),
});
export type GuestInitAnswer = z.infer<typeof guestInitAnswer>;

export const inbox = z.object({
  id: z.string(),
  address: z.string(),
  /** What its owner calls it, or null. Nobody else sees it. */
  label: z.string().nullable(),
  /** The earlier of its own end and that of its domain. */
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** From when it can be extended, which may have passed; null if it cannot be extended any more. */
  extendableAt: z.iso.datetime().nullable(),
  /** The latest end that extending can give it; null in the same case. */
  maxExpiresAt: z.iso.datetime().nullable(),
  /** How long it lives from the moment it is extended, if `maxExpiresAt` allows. */
  lifetimeMs: z.number(),
  /** How many messages it takes in all its life; null if nobody chose a number. */
  maxMessages: z.number().nullable(),
  /** How many it has taken in all its life, also those that were deleted. */
  storedCount: z.number(),
  /** The messages in it now. */
  messageCount: z.number(),
  /** Only on inboxes of an account. */
  user_id: z.string().optional(),
  /** Null for the inbox of all domains. */
  domain: z
    .object({ name: z.string(), state: z.enum(DOMAIN_STATES), endsAt: z.iso.datetime().nullable() })
    .nullable(),
});
export type Inbox = z.infer<typeof inbox>;

/** What every door takes that makes addresses. */
export const lifeOptions = {
  /** How long it lives, such as 15m. At most the time of the plan, which is also what it gets without a choice. */
  lifetime: z.string().max(20).optional(),
  /** It takes this many messages and refuses all others. */
  maxMessages: z
    .number(saying(because('not-in-range', { min: 1, max: 20 })))
    .min(1, saying(because('not-in-range', { min: 1, max: 20 })))
    .max(20, saying(because('not-in-range', { min: 1, max: 20 })))
    .int(saying(because('not-whole')))
    .optional(),
};
export type LifeOptions = z.infer<z.ZodObject<typeof lifeOptions>>;

/** What its owner calls an address. Null or no text takes it away. */
const label = z
  .string()
  .trim()
  .max(40, 'at most 40 characters')
  .regex(ONE_LINE, saying(because('label-in-one-line')))
  .transform((text) => text || null)
  .nullable();
export const labelBody = z.strictObject({ label });

/** A field that nobody knows is refused: somebody who misspells `lifetime` would get another address than they think. */
export const generateBody = z
  .strictObject({
    domain: z.string().max(253).optional(),
    name: z.string().max(64).optional(),
    /** Puts a random label in front of the domain, where that is possible. */
    subdomain: z.boolean().optional(),
    label: label.optional(),
    ...lifeOptions,
  })
  .nullish();

/** What somebody wants of a new address. */
export type NewAddress = NonNullable<z.infer<typeof generateBody>>;

export const generateAnswer = z.object({ success: z.literal(true), email: inbox });
export const extendAnswer = generateAnswer;
export const labelAnswer = generateAnswer;
export type GenerateAnswer = z.infer<typeof generateAnswer>;

export const inboxList = z.object({
  success: z.literal(true),
  emails: z.array(inbox),
  serverTime: z.iso.datetime(),
  /** Places taken. On the free plan, an address that ended or was deleted keeps its place until `usedUntil`. */
  used: z.number(),
  /** When all places of the free plan are free again. */
  usedUntil: z.iso.datetime().optional(),
  /** The same, if no place is left. */
  cooldownEnd: z.iso.datetime().optional(),
  /** Addresses that the operator closed before their planned end. The reason may be empty. */
  closed: z.array(z.object({ address: z.string(), reason: z.string(), until: z.iso.datetime() })).optional(),
});
export type InboxList = z.infer<typeof inboxList>;

/** The site may be pasted with its path, so there is room for more than a name. */
export const refusedBody = z.strictObject({ site: z.string().max(2_000) });
