import { brand } from '#contract/brand.ts';
import { letter, type MailContent } from './layout.ts';

/** A mail to postmaster or abuse as support receives it: its source, as text. */
export function postmasterMail({
  to,
  from,
  source,
}: {
  to: string;
  from: string;
  source: string;
}): MailContent {
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
        { quote: source },
      ],
      footer: `Every mail domain must accept mail at this address. The message is also stored: npm run mayfly -- contact list. ${brand.name} sends no automatic reply.`,
    }),
    ...(from ? { replyTo: from } : {}),
  };
}
