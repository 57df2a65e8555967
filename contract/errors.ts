import { z } from 'zod';

const value = z.union([z.string(), z.number()]);
/** The values in the sentence of a code. */
export const params = z.record(z.string(), value).optional();

/** The body of every error response. docs/use/api.md says which errors have the optional fields. */
export const errorBody = z.object({
  success: z.literal(false),
  /** The English sentence. */
  error: z.string(),
  /** Why, in one word for programs: see refusals.ts. */
  code: z.string(),
  /** The values in the sentence. */
  params,
  /** The invalid field of the request. */
  field: z.string().optional(),
  cooldownEnd: z.iso.datetime().optional(),
  /** From when an address can be extended; null if it cannot be any more. */
  extendableAt: z.iso.datetime().nullable().optional(),
  cooldownMinutes: z.number().optional(),
  expired: z.boolean().optional(),
  redirectTo: z.string().optional(),
  upgradeRequired: z.boolean().optional(),
  rateLimited: z.boolean().optional(),
  needsEmailVerification: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const success = z.object({ success: z.literal(true) });
