import { z } from 'zod';
import { saying } from './field-reasons.ts';
import { because } from './reasons.ts';

/** A key begins with this, so that people and secret scanners recognize it. */
export const KEY_PREFIX = 'mf_';

/** A session token can begin with the same letters, but it is shorter. */
export const isKey = (token: string) =>
  token.startsWith(KEY_PREFIX) && token.length === KEY_PREFIX.length + 43;

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to a minute; null if it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const keyList = z.object({ success: z.literal(true), keys: z.array(apiKey) });
export type KeyList = z.infer<typeof keyList>;

export const newKeyBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, saying(because('key-name-missing')))
    .max(60, 'A name has 60 characters at most')
    .regex(/^\P{C}*$/u, saying(because('key-name-in-one-line'))),
});
/** The secret is shown here and never again. */
export const newKeyAnswer = z.object({
  success: z.literal(true),
  key: apiKey.extend({ secret: z.string() }),
});
export type NewKeyAnswer = z.infer<typeof newKeyAnswer>;
