import { ChevronDown } from 'lucide-react';
import { FaqList, Section } from '#web/components/section.tsx';
import type { PlainFaq } from '#web/lib/json-ld.ts';
import { limits } from '#web/lib/limits.ts';

export const homeFaq: PlainFaq[] = [
  {
    question: 'How long does an address last?',
    answer: `${limits.freeLifetime}, or ${limits.premiumLifetime} with premium. The ring next to the address shows the time that is left. When it ends, the address and all its messages are deleted.`,
  },
  {
    question: 'How soon does mail arrive?',
    answer:
      'Usually within five seconds. Some senders queue their mail, so wait about ten minutes before you request another message.',
  },
  {
    question: 'How many addresses can I have?',
    answer: `Up to ${limits.freeAddresses} at the same time without an account, ${limits.premiumCount} with premium. When you have used all your free addresses, the next one becomes available ${limits.cooldown} after the newest expires.`,
  },
  {
    question: 'How large can attachments be?',
    answer: `Up to ${limits.freeAttachments} per message, or ${limits.premiumAttachments} with premium. Larger messages are rejected, and the sender is notified.`,
  },
  {
    question: 'Who can read my mail?',
    answer:
      'Anyone who knows the exact address of a free inbox can, so do not share it and do not use it for anything private. Premium inboxes can only be opened by their owner.',
  },
  {
    question: 'Can I reply or send?',
    answer: 'No. Mayfly only receives email, so it cannot be used to send spam.',
  },
  {
    question: 'What should I not use it for?',
    answer:
      'Accounts you want to keep: banking, work, health, or anything you may need to recover later. Once the address is gone, you can no longer receive password reset links.',
  },
];

export function Explainer() {
  return (
    <Section id="explainer" title="What is temporary email?" narrow>
      <div className="prose">
        <p>
          A temporary address is a real inbox that deletes itself. You give it to a site that requires an
          email address, read the message you need, and forget about it. Newsletters, data leaks and sold
          mailing lists only reach an address that no longer exists.
        </p>
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          How it works
          <ChevronDown aria-hidden size={17} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="prose mt-2">
          <p>
            When you press the button, a random address is created for this browser session. From then on our
            mail server accepts messages for it, encrypts them, and shows them on this page as soon as they
            are stored. Messages to unknown or expired addresses are rejected.
          </p>
          <p>
            Nothing is sent in your name, nothing is forwarded, and no account is needed. You can delete a
            message or the whole address at any time. Otherwise both are deleted automatically when the time
            is up.
          </p>
        </div>
      </details>
      <h3 className="mt-10 mb-4 text-lg font-semibold">Frequently asked questions</h3>
      <FaqList entries={homeFaq} />
    </Section>
  );
}
