import { z } from 'zod';
import { emailField } from './auth.ts';
import { saying } from './field-reasons.ts';
import { MAX_CONTACT_MESSAGE, MAX_NAME } from './limits.ts';
import { because } from './reasons.ts';

const contactSubject = z.enum(['privacy', 'terms', 'support', 'feedback', 'other']);
export type ContactSubject = z.infer<typeof contactSubject>;

// POST /api/contact answers `{ success: true }`. A bearer token is optional. More than five messages an hour get 429.
export const contactBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, saying(because('name-missing')))
    .max(MAX_NAME),
  email: emailField,
  subject: contactSubject,
  message: z
    .string()
    .trim()
    .min(1, saying(because('message-missing')))
    .max(MAX_CONTACT_MESSAGE),
  /** Accepted but ignored: the message always goes to SUPPORT_EMAIL. */
  recipient: z.unknown().optional(),
});
