import { Link } from 'react-router';
import { limits } from '#web/lib/limits.ts';
import type { LandingText } from '../landing-page.tsx';

export const throwawayEmail: LandingText = {
  eyebrow: 'Throwaway email',
  heading: 'A throwaway address for forms that do not deserve yours',
  lead: 'Spam cannot reach an address that no longer exists. Use it once, throw it away, and let the mailing list keep writing to nobody.',
  action: 'Get a throwaway address',
  more: { label: 'Read the privacy guide', to: '/blog/disposable-email-privacy-guide' },
  sections: [
    {
      id: 'path',
      title: 'How one form becomes a hundred messages',
      intro: 'Unsubscribing comes at the end of this road. A throwaway address stops it at the beginning.',
      tiles: [
        {
          title: 'You type it once',
          text: 'You want the free chapter. The form wants an address, and a small box is already ticked.',
        },
        {
          title: 'It is passed on',
          text: '“Selected partners” receive it, and each of them has partners too. Your address is what lets them combine their lists.',
        },
        {
          title: 'It is leaked',
          text: 'One of them has a data breach. The list is public now and never becomes private again.',
        },
        {
          title: 'It is used',
          text: 'Spam is the harmless part. The same list feeds phishing and password guessing at your real accounts.',
        },
      ],
    },
    {
      id: 'which',
      title: 'Which address for which form?',
      lists: {
        goodTitle: 'Throw it away afterwards',
        good: [
          'Downloads, white papers and price lists',
          'Free trials you only want to look at',
          'Competitions, coupons and surveys',
          'Forums where you ask a single question',
          'Apps that want an address before they show you anything',
        ],
        badTitle: 'Use an address that lasts',
        bad: [
          'Anything you pay for: you will need the receipt',
          'Accounts with data you would miss',
          'Doctors, insurers, banks and public offices',
          'Services where the address is your only way back in',
          'People you would like to hear from again',
        ],
      },
    },
    {
      id: 'deleted',
      title: 'What throwing away means here',
      prose: (
        <>
          <p>
            An address on Mayfly ends after {limits.freeLifetime}, after {limits.premiumLifetime} with{' '}
            <Link to="/pricing">premium</Link>, or the moment you delete it. From then on the mail server
            answers every sender with a permanent “no such user”. Well-run mailing lists remove such addresses
            automatically.
          </p>
          <p>
            While they exist, the messages are encrypted with a key of that one inbox. Messages that expire in
            the same quarter of an hour are stored together and deleted together. We have no copy, no archive
            and no way to look at them afterwards.
          </p>
        </>
      ),
    },
    {
      id: 'safety',
      title: 'Four habits that keep it safe',
      tiles: [
        {
          title: 'Keep your real name out',
          text: 'An anonymous address next to your full name and street is not anonymous.',
        },
        {
          title: 'Mind who knows the address',
          text: 'Anyone who knows the exact address of a free inbox can open it. Give it to the form, not to a forum.',
        },
        {
          title: 'Leave images off',
          text: 'Remote images report that you opened the message. They are blocked here until you ask for them.',
        },
        {
          title: 'Be careful with files',
          text: 'Download only what you expected. Attachments are never opened for you.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is a throwaway address the same as an alias?',
      answer:
        'No. An alias forwards to your real mailbox until you switch it off, so it is linked to you. A throwaway address forwards nowhere and ends on its own.',
    },
    {
      question: 'What do senders see when the address is gone?',
      answer:
        'Their server is told that the recipient does not exist. Nothing shows that the address was ever used.',
    },
    {
      question: 'Will the spam that is on its way still reach me?',
      answer: 'Only while the address exists. Mail that arrives later is refused and not stored anywhere.',
    },
  ],
  closing: {
    title: 'Keep your inbox for people',
    text: 'Give the forms an address you can throw away.',
    label: 'Generate an address',
  },
};
