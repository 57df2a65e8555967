import type { ContactSubject } from '#contract/contact.ts';
import { texts } from './texts.tsx';

export type ContactMessage = { name: string; email: string; subject: ContactSubject | null; message: string };
export type ContactErrors = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;

// Only catches typing mistakes; the server decides what is valid.
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The error of each invalid field; empty when the message can be sent. */
export function checkContact({ name, email: address, subject, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!name.trim()) errors.name = texts.nameIsMissing;
  if (!address.trim()) errors.email = texts.emailIsMissing;
  else if (!email.test(address.trim())) errors.email = texts.emailIsInvalid;
  if (!subject) errors.subject = texts.subjectIsMissing;
  if (!message.trim()) errors.message = texts.messageIsMissing;
  return errors;
}
