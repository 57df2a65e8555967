import { ChevronDown } from 'lucide-react';
import { FaqList, Section } from '#web/components/section.tsx';
import type { PlainFaq } from '#web/lib/json-ld.ts';

export const homeFaq: PlainFaq[] = [
  {
    question: 'How long does an address live?',
    answer:
      'One hour for everyone, 24 hours with premium. The ring beside the address shows what is left; at the end the address and all its mail are deleted.',
  },
  {
    question: 'How soon does mail arrive?',
    answer:
      'As soon as the sender hands it over: usually within five seconds. Some senders queue their mail, so give a slow one about ten minutes before you ask for another.',
  },
  {
    question: 'How many addresses can I have?',
    answer:
      'Two at the same time without an account, five with premium. Once both free ones are used up, the next becomes available 48 hours after the newest one expires.',
  },
  {
    question: 'How large may attachments be?',
    answer: 'Up to 5 MB in one message, or 50 MB with premium. Larger mail is returned to its sender.',
  },
  {
    question: 'Who can read my mail?',
    answer:
      'Anyone who knows the exact address of a free inbox, so keep it to yourself and do not use it for anything private. Premium inboxes open for their owner alone.',
  },
  {
    question: 'Can I reply or send?',
    answer: 'No. Mayfly only receives, which also keeps it useless for spam.',
  },
  {
    question: 'What should I not use it for?',
    answer:
      'Accounts you want to keep: banks, work, health, anything you may need to recover later. When the address is gone, so is every reset link sent to it.',
  },
];

export function Explainer() {
  return (
    <Section id="explainer" title="What is temporary email?" narrow>
      <div className="prose">
        <p>
          A temporary address is a real mailbox with an end built in. You hand it to a site that insists on an
          address, read the one message you were waiting for, and let it go. Newsletters, leaks and resold
          lists reach an address that no longer exists.
        </p>
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          How it works
          <ChevronDown aria-hidden size={17} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="prose mt-2">
          <p>
            When you press the button, a random address is made for this browser session alone. Our mail
            server accepts messages for it from then on, seals them, and shows them on this page the moment
            they are stored. Mail to an address that was never made, or has ended, is refused at the door.
          </p>
          <p>
            Nothing is sent in your name, nothing is forwarded, and no account is needed. You can delete a
            message or the whole address at any time; otherwise the clock does it for you.
          </p>
        </div>
      </details>
      <h3 className="mt-10 mb-4 text-lg font-semibold">Questions people ask</h3>
      <FaqList entries={homeFaq} />
    </Section>
  );
}
