import { z } from 'zod';

/** How many browsers of one guest or account can get push notifications. */
export const MAX_PUSH = 10;

export const pushKeyAnswer = z.object({
  success: z.literal(true),
  /** What browsers call `applicationServerKey`, in base64url. */
  publicKey: z.string(),
});
export type PushKeyAnswer = z.infer<typeof pushKeyAnswer>;

export const newPushBody = z.object({
  /** As the browser gives it. */
  subscription: z.object({
    endpoint: z.string().max(2048, 'at most 2,048 characters'),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
  /** Without them, all of the caller's addresses count, later ones too. */
  addresses: z.array(z.string().max(320)).min(1).max(100).optional(),
  /** Whether the notification shows who wrote, about what, and the code. */
  content: z.enum(['full', 'hidden']).default('full'),
});
export type NewPush = z.infer<typeof newPushBody>;

export const newPushAnswer = z.object({ success: z.literal(true), push: z.object({ id: z.string() }) });
export type NewPushAnswer = z.infer<typeof newPushAnswer>;
