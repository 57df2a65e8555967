import { FlaskConical, ListChecks, MailCheck, Palette, RefreshCw, UserPlus } from 'lucide-react';
import { limits } from '#web/lib/limits.ts';
import { AddressAnatomy } from '../address-anatomy.tsx';
import type { LandingText } from '../landing-page.tsx';

export const fakeEmailGenerator: LandingText = {
  eyebrow: 'Fake email generator',
  heading: 'A fake address that really receives mail',
  lead: `A made-up address fails as soon as the form wants a confirmation, and it may belong to somebody else. Mayfly generates an address that nobody else has and that works for ${limits.freeLifetime}.`,
  action: 'Generate a fake email',
  more: { label: 'How it works', to: '/help' },
  sections: [
    {
      id: 'anatomy',
      title: 'What the generator makes',
      intro: 'Readable enough to dictate, random enough that nobody can guess it.',
      figure: <AddressAnatomy />,
    },
    {
      id: 'compare',
      title: 'Made up, or generated?',
      lists: {
        goodTitle: 'A generated address',
        good: [
          'Receives the confirmation that the form asks for',
          'Cannot belong to anybody else: it did not exist until you asked for it',
          'Refuses mail properly once it is gone',
          'Shows you the message, live',
        ],
        badTitle: 'A made-up address',
        bad: [
          'Bounces, or waits for a code that never comes',
          'May belong to a person who now gets your mail',
          'Damages the sender’s reputation with every bounce',
          'Tells you nothing about what was sent',
        ],
      },
    },
    {
      id: 'testing',
      title: 'For people who build things that send mail',
      tiles: [
        {
          icon: UserPlus,
          title: 'Sign-up flows',
          text: 'A fresh, unused recipient for every run, without the plus sign that many forms reject.',
        },
        {
          icon: MailCheck,
          title: 'Delivery',
          text: 'Real SMTP from your server to ours. You see what a customer would have received.',
        },
        {
          icon: Palette,
          title: 'Appearance',
          text: 'HTML and plain text, on a phone and on a desktop, in light and dark.',
        },
        {
          icon: ListChecks,
          title: 'Headers',
          text: 'Download the raw source and read SPF, DKIM and every Received line as they arrived.',
        },
        {
          icon: RefreshCw,
          title: 'Automation',
          text: 'The API behind this site is documented, and you may use it within the limits of your plan.',
        },
        {
          icon: FlaskConical,
          title: 'Edge cases',
          text: 'Attachments, rare character sets and broken MIME are stored as sent and never silently dropped.',
        },
      ],
    },
    {
      id: 'rules',
      title: 'What “fake” must not mean',
      intro: 'A generated address is a privacy tool, not a disguise for doing harm.',
      lists: {
        goodTitle: 'Fine',
        good: [
          'Keeping your own address out of a database',
          'Creating test users in software that you are allowed to test',
          'Looking at a service before you commit',
        ],
        badTitle: 'Not fine, and against our terms',
        bad: [
          'Pretending to be a particular other person',
          'Taking a free trial over and over to avoid paying',
          'Opening accounts in bulk, or getting around a ban',
          'Anything that must be true by law: contracts, authorities, banks',
        ],
      },
    },
  ],
  faq: [
    {
      question: 'Is it legal to use a fake email address?',
      answer:
        'Keeping your own address to yourself is legal. Deceiving somebody to gain an advantage, or pretending to be another person, may not be, whichever address you use.',
    },
    {
      question: 'Can I choose the name?',
      answer:
        'Premium users can. Free addresses are always random: anyone who knows a free address can open its inbox, and a chosen name is easy to guess.',
    },
    {
      question: 'May I use it in automated tests?',
      answer:
        'Yes, within the limits of your plan. The API is described at /api/docs. For heavy use, run a mail server of your own instead.',
    },
  ],
  closing: {
    title: 'Generate one now',
    text: `Up to ${limits.freeAddresses} at once for free, ${limits.premiumCount} with premium.`,
    label: 'Generate an address',
  },
};
