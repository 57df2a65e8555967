import { Clock, Globe, ShieldCheck, Zap } from 'lucide-react';
import { TextLink } from '#web/components/text-link.tsx';
import { limits } from '#web/lib/limits.ts';
import type { LandingText } from '../landing-page.tsx';

export const whatIsTempMail: LandingText = {
  heading: 'What is temp mail?',
  lead: `Temp mail is an email address that works for ${limits.freeLifetime}. It receives the confirmation, the download link or the code. Then it disappears, and so do all the newsletters that would have followed.`,
  action: 'Get Started Now',
  more: { label: 'Read the full guide', to: '/blog/what-is-temporary-email' },
  sections: [
    {
      id: 'why',
      title: 'Why people use it',
      tiles: [
        {
          icon: ShieldCheck,
          title: 'Privacy Protection',
          text: 'Your own address stays with you. Nobody can sell or leak an address that no longer exists.',
        },
        {
          icon: Zap,
          title: 'Instant Setup',
          text: 'No form, no password, no confirmation. One click, and the address is ready in less than a second.',
        },
        {
          icon: Clock,
          title: 'Auto-Cleanup',
          text: `After ${limits.freeLifetime}, or ${limits.premiumLifetime} with premium, the inbox closes and its messages are deleted. You do nothing.`,
        },
        {
          icon: Globe,
          title: 'Universal Access',
          text: 'Works in any current browser, on a phone or a computer, with keyboard and screen reader.',
        },
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      steps: [
        {
          title: 'Generate',
          text: 'Press one button on the home page. A new address appears with the time it has left.',
        },
        { title: 'Use', text: 'Copy it into the form that asks for an address. Keep the page open.' },
        {
          title: 'Read',
          text: 'The message appears on its own. Take the code, follow the link or save the file.',
        },
        { title: 'Forget', text: 'Close the page. The address expires, and later mail to it is refused.' },
      ],
    },
  ],
  faqTitle: 'Questions and answers',
  faqIntro: (
    <>
      More about the plans on <TextLink to="/pricing">pricing</TextLink>, more help on the{' '}
      <TextLink to="/help">help page</TextLink>.
    </>
  ),
  faq: [
    {
      question: 'What is temp mail?',
      answer:
        'A real email address that exists for a limited time and needs no account. Mail sent to it appears in your browser. When its time is up, the address and everything it received are deleted.',
    },
    {
      question: 'How long does an address last?',
      answer: `${limits.freeLifetime} on the free plan and ${limits.premiumLifetime} with premium, counted from the moment it is created. The time left is shown next to the address. You can delete it sooner.`,
    },
    {
      question: 'How quickly do messages arrive?',
      answer:
        'Usually within about 5 seconds of being sent. Nearly all delays happen at the sender, who may queue mail before sending it. If nothing has come after about 10 minutes, ask the sender to send it again.',
    },
    {
      question: 'Who can read my temporary mail?',
      answer:
        'Anyone who knows the exact address of a free inbox can open it, so do not use it for anything confidential. Six random characters in the address make guessing impractical. A premium inbox can be opened by its owner only.',
    },
    {
      question: 'Can I reply or send mail?',
      answer:
        'No. Mayfly only receives mail. A service that sends anonymous mail would be used for spam within a day, and then no site would accept its addresses.',
    },
    {
      question: 'Can I receive attachments?',
      answer: `Yes, up to ${limits.freeAttachments} per message on the free plan and up to ${limits.premiumAttachments} with premium. Larger messages are refused, and the sender is told why. Files are offered as downloads and are never opened for you.`,
    },
    {
      question: 'Why does a website refuse my address?',
      answer:
        'Some sites check addresses against lists of temporary mail domains. We do not try to get around this. If a site insists on a lasting address, use one you own, or an alias you can switch off later.',
    },
    {
      question: 'Is anything left after the address has expired?',
      answer:
        'No. From the second it expires nobody can open the inbox. Stored messages are always encrypted, and messages that expire in the same 15 minutes are deleted together right after that time. There is no archive and no way to restore them.',
    },
  ],
  closing: {
    title: 'Try it, it takes a second',
    text: 'No registration, no card, nothing to install.',
    label: 'Get Started Now',
  },
};
