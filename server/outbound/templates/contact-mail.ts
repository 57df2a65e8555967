import { brand } from '#contract/brand.ts';
import { letter, type MailContent } from './layout.ts';

/** What support receives; an answer goes to who wrote. */
export function contactMail(message: {
  name: string;
  email: string;
  subject: string;
  message: string;
  premium: boolean;
}): MailContent {
  const mark = message.premium ? '[Priority] ' : '';
  return {
    ...letter({
      subject: `${mark}Contact (${message.subject}) from ${message.name.replaceAll(/\s+/g, ' ')}`,
      title: `${message.name} wrote about ${message.subject}`,
      blocks: [
        { p: message.premium ? 'From a premium user, signed in.' : 'From a visitor.' },
        { p: `Reply to: ${message.email}` },
        { quote: message.message },
      ],
      footer: `Sent by the contact form of ${brand.name}. The message is stored too: npm run mayfly -- contact list`,
    }),
    replyTo: message.email,
  };
}
