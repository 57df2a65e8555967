import { z } from 'zod';
import { lifeOptions } from './inboxes.ts';

/**
 * Two forms in which password managers ask for a new address, with what Bitwarden sends, and with the options of our
 * own. Other fields are ignored.
 */

// POST /api/alias/random/new?hostname=…, the form of SimpleLogin.
export const simpleLoginBody = z.object(lifeOptions).nullish();
export const simpleLoginAnswer = z.object({ alias: z.string(), email: z.string() });

// POST /api/v1/aliases, the form of addy.io. Without a domain, or with "random", any domain is used.
export const addyBody = z
  .object({
    domain: z.string().max(253).nullish(),
    format: z.string().max(40).nullish(),
    /** The name, with the format "custom". */
    local_part: z.string().max(64).nullish(),
    ...lifeOptions,
  })
  .nullish();
export const addyAnswer = z.object({
  data: z.object({
    id: z.string(),
    email: z.string(),
    local_part: z.string(),
    domain: z.string(),
    active: z.literal(true),
    created_at: z.iso.datetime(),
  }),
});
/** Laravel's form of an error. */
export const addyError = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
