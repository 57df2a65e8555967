import { brand } from '#contract/brand.ts';
import { letter, type MailContent } from './layout.ts';

/** A contact message as support receives it. A reply goes to the sender. */
export function contactMail(message: {
  name: string;
  email: string;
  subject: string;
  message: string;
  premium: boolean;
}): MailContent {
  const prefix = message.premium ? '[Priority] ' : '';
  return {
    ...letter({
      subject: `${prefix}Contact (${message.subject}) from ${message.name.replaceAll(/\s+/g, ' ')}`,
      title: `${message.name} wrote about ${message.subject}`,
      blocks: [
        { p: message.premium ? 'From a signed-in premium user.' : 'From a visitor.' },
        { p: `Reply to: ${message.email}` },
        { quote: message.message },
      ],
      footer: `Sent from the contact form of ${brand.name}. It is also stored: npm run mayfly -- contact list`,
    }),
    replyTo: message.email,
  };
}
