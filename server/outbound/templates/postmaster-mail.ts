import { brand } from '#contract/brand.ts';
import { letter, type MailContent } from './layout.ts';

/** What support receives of a mail to postmaster or abuse: its source, as text. */
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
        { p: from ? `From ${from}, as it says.` : 'Without a sender, as reports of failed mail are.' },
        { quote: source },
      ],
      footer: `Every domain that takes mail owes the world this address. The message is stored too: npm run mayfly -- contact list. ${brand.name} answers nobody by itself.`,
    }),
    ...(from ? { replyTo: from } : {}),
  };
}
