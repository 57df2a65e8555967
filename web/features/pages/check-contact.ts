import type { ContactSubject } from '#contract/contact.ts';

export type ContactMessage = { name: string; email: string; subject: ContactSubject | null; message: string };
export type ContactErrors = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;

// Only catches typing mistakes; the server decides what is valid.
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The error of each invalid field; empty when the message can be sent. */
export function checkContact({ name, email: address, subject, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!name.trim()) errors.name = 'Please enter your name.';
  if (!address.trim()) errors.email = 'Please enter your email address.';
  else if (!email.test(address.trim())) errors.email = 'Please enter a valid email address.';
  if (!subject) errors.subject = 'Please choose a subject.';
  if (!message.trim()) errors.message = 'Please enter a message.';
  return errors;
}
