import { brand } from '#contract/brand.ts';
import { letter, type MailContent } from './layout.ts';

/** A mail to postmaster or abuse as support receives it: what a person reads of it, as text. */
export function postmasterMail({ to, from, text }: { to: string; from: string; text: string }): MailContent {
  return {
    ...letter({
      subject: `Mail to ${to}`,
      title: `Somebody wrote to ${to}`,
      blocks: [
        {
          p: from
            ? `The sender claims to be ${from}.`
            : 'It has no sender, as is usual for reports of failed delivery.',
        },
        { quote: text },
      ],
      footer: `Every mail domain must accept mail at this address. The message is also stored: npm run mayfly -- contact list. ${brand.name} sends no automatic reply.`,
    }),
    ...(from ? { replyTo: from } : {}),
  };
}
