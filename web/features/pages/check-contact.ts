import type { ContactSubject } from '#contract/contact.ts';

export type ContactMessage = { name: string; email: string; subject: ContactSubject | null; message: string };
export type ContactErrors = Partial<Record<'name' | 'email' | 'message', string>>;

// Rough on purpose: the server has the last word, this only catches slips.
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a message, by field; empty when it may be sent. */
export function checkContact({ name, email: address, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!name.trim()) errors.name = 'Please enter your name.';
  if (!address.trim()) errors.email = 'Please enter your email address.';
  else if (!email.test(address.trim())) errors.email = 'Please enter a valid email address.';
  if (!message.trim()) errors.message = 'Please enter a message.';
  return errors;
}
