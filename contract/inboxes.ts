import { z } from 'zod';

export const guestInitAnswer = z.object({
  success: z.literal(true),
  guestId: z.string(),
  sessionToken: z.string(),
});
export type GuestInitAnswer = z.infer<typeof guestInitAnswer>;

export const inbox = z.object({
  id: z.string(),
  address: z.string(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** Only on inboxes of an account. */
  user_id: z.string().optional(),
});
export type Inbox = z.infer<typeof inbox>;

export const generateBody = z
  .object({
    domain: z.string().max(253).optional(),
    name: z.string().max(64).optional(),
  })
  .nullish();

export const generateAnswer = z.object({ success: z.literal(true), email: inbox });
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
