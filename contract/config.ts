import { z } from 'zod';

const plan = z.object({
  maxAddresses: z.number(),
  lifetimeMs: z.number(),
  attachmentLimit: z.number(),
  maxMessages: z.number(),
  maxDomains: z.number(),
  extensions: z.number().nullable(),
  maxLifetimeMs: z.number(),
});

/** A port of a mail program, and what the program calls its encryption. */
const mailDoor = z.object({ port: z.number(), security: z.enum(['SSL/TLS', 'STARTTLS']) }).nullable();

export const publicConfig = z.object({
  brand: z.object({ name: z.string(), slug: z.string() }),
  domains: z.array(z.string()),
  plans: z.object({ free: plan, premium: plan }),
  price: z.object({
    currency: z.string(),
    perMonth: z.number(),
    label: z.string(),
    before: z.string(),
    saving: z.string(),
  }),
  features: z.object({
    billing: z.boolean(),
    google: z.boolean(),
    images: z.boolean(),
    /** Whether senders are checked. */
    senders: z.boolean(),
  }),
  /** What to type into a mail program. Null if there is neither IMAP nor POP3. */
  mailPrograms: z.object({ server: z.string(), imap: mailDoor, pop3: mailDoor }).nullable(),
  supportEmail: z.string(),
  analyticsId: z.string().nullable(),
  adsClient: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
