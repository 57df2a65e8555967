import { z } from 'zod';
import { emailField } from './auth.ts';

export const contactSubject = z.enum(['privacy', 'terms', 'support', 'feedback', 'other']);
export type ContactSubject = z.infer<typeof contactSubject>;

// POST /api/contact: `{ success: true }`; a bearer token is welcome, not needed. 429 after five an hour.
export const contactBody = z.object({
  name: z.string().trim().min(1, 'Please enter your name').max(120),
  email: emailField,
  subject: contactSubject,
  message: z.string().trim().min(1, 'Please enter a message').max(10_000),
  /** Taken and ignored: mail goes to the operator's support address. */
  recipient: z.unknown().optional(),
});
export type ContactBody = z.input<typeof contactBody>;
