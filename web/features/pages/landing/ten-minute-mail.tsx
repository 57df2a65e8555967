import { BadgeCheck, Download, KeyRound, Ticket, Timer, Wifi } from 'lucide-react';
import { TextLink } from '#web/components/text-link.tsx';
import { limits } from '#web/lib/limits.ts';
import type { LandingText } from '../landing-page.tsx';

export const tenMinuteMail: LandingText = {
  eyebrow: '10 minute mail',
  heading: 'Ten-minute mail that does not rush you',
  lead: `Ten minutes are plenty for a code, until the sender takes eleven. Mayfly gives you the same kind of inbox for ${limits.freeLifetime}, free, and shows you how much time is left.`,
  action: 'Get a free address',
  sections: [
    {
      id: 'lifetime',
      title: 'The life of an address',
      intro:
        'Most people are done after two minutes. The rest of the time is there in case something is slow.',
      steps: [
        {
          title: 'You press one button',
          text: 'The address is ready in less than a second. One more click copies it.',
        },
        {
          title: 'You paste it into the form',
          text: 'The confirmation usually appears here within about 5 seconds.',
        },
        {
          title: 'You get what you need',
          text: 'After ten minutes even slow senders have caught up. You have your code or your file.',
        },
        {
          title: 'It deletes itself',
          text: `After ${limits.freeLifetime} the inbox closes and its messages are deleted. New mail is refused.`,
        },
      ],
    },
    {
      id: 'errands',
      title: 'Errands that fit into ten minutes',
      tiles: [
        {
          icon: KeyRound,
          title: 'A sign-up code',
          text: 'Six digits that you type once and never need again.',
        },
        {
          icon: Download,
          title: 'A download link',
          text: 'Get the PDF behind the form without the sales calls that follow.',
        },
        {
          icon: Wifi,
          title: 'Guest Wi-Fi',
          text: 'Airports and cafés that want an address before they let you online.',
        },
        {
          icon: Ticket,
          title: 'A voucher',
          text: 'Get the discount for a newsletter that you will not read.',
        },
        {
          icon: BadgeCheck,
          title: 'A vote or a comment',
          text: 'Confirm that you are a person without saying which one.',
        },
        {
          icon: Timer,
          title: 'A test of your own form',
          text: 'Does the welcome message arrive? You will know in seconds.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'Before you use one',
      intro:
        'When the time is up, nobody can open the inbox any more, including you. Decide first whether you will need it again.',
      lists: {
        goodTitle: 'Take ten-minute mail when',
        good: [
          'You need exactly one message, and you need it now',
          'You can finish while this page is open',
          'It would not matter if somebody else saw the message',
          'You will never have to reset a password with this address',
        ],
        badTitle: 'Take another address for',
        bad: [
          'Receipts and warranties, which you need for years',
          'Accounts you want to come back to',
          'Banks, authorities, health and work',
          'Private messages: anyone who knows a free address can open its inbox',
        ],
      },
    },
  ],
  faqIntro: (
    <>
      Need more time? <TextLink to="/pricing">Premium addresses</TextLink> last {limits.premiumLifetime}.
    </>
  ),
  faq: [
    {
      question: 'Does the address end after ten minutes?',
      answer: `No, after ${limits.freeLifetime}, or ${limits.premiumLifetime} with premium. You can delete it sooner.`,
    },
    {
      question: 'Can I extend the time?',
      answer:
        'No. A fixed end is what makes the address safe to forget. You can generate another one instead.',
    },
    {
      question: 'What if I close the page too early?',
      answer:
        'Reloading is fine: the address stays in your list until it expires. If you closed the tab, you can still open the inbox with its exact address until then, so keep a copy of the address.',
    },
  ],
  closing: {
    title: 'The clock starts when you do',
    text: 'No sign-up, no app, no card.',
    label: 'Generate an address',
  },
};
