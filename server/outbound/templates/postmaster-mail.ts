import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/languages.ts';
import { letter, type MailContent } from './layout.ts';
import { textsIn } from './texts.ts';

type Received = { to: string; from: string; text: string };

/** A mail to postmaster or abuse as support receives it: what a person reads of it, as text. */
export function postmasterMail({ to, from, text }: Received): MailContent {
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

/** The same for the customer whose domain it is. */
export function ownPostmasterMail({ to, from, text }: Received, language: Language): MailContent {
  const { ownPostmaster: texts } = textsIn(language);
  return {
    ...letter({
      language,
      subject: texts.subject({ to }),
      title: texts.title({ to }),
      blocks: [{ p: from ? texts.from({ from }) : texts.noSender }, { quote: text }],
      footer: texts.footer,
    }),
    ...(from ? { replyTo: from } : {}),
  };
}
