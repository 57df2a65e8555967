import { Car, Heart, Home, MessagesSquare, ShoppingBag, Trash2 } from 'lucide-react';
import { TextLink } from '#web/components/text-link.tsx';
import { limits } from '#web/lib/limits.ts';
import type { LandingText } from '../landing-page.tsx';

export const burnerEmail: LandingText = {
  eyebrow: 'Burner email',
  heading: 'A burner email for people you do not know yet',
  lead: 'Some contacts should end when you say so. With a burner address a stranger can reach you today and nobody can reach you tomorrow.',
  action: 'Get a burner address',
  more: { label: `Keep one for ${limits.premiumLifetime}`, to: '/pricing' },
  sections: [
    {
      id: 'strangers',
      title: 'Where a burner helps',
      tiles: [
        {
          icon: ShoppingBag,
          title: 'Classifieds',
          text: 'Receive the seller’s pictures and the pick-up address, but not a newsletter.',
        },
        {
          icon: Home,
          title: 'Flat hunting',
          text: 'Thirty enquiries put you into thirty databases. None of them needs your address after the viewing.',
        },
        {
          icon: Car,
          title: 'Quotes',
          text: 'Insurers and car dealers call their lists “leads”. Get the offer without staying on the list.',
        },
        {
          icon: Heart,
          title: 'First contacts',
          text: 'Until you know somebody, they do not need an address that leads to you.',
        },
        {
          icon: MessagesSquare,
          title: 'One-time replies',
          text: 'Use it where you expect one answer, and see what else arrives.',
        },
        {
          icon: Trash2,
          title: 'Leak detection',
          text: 'If you gave the address to one site only and others write to it, you know who passed it on.',
        },
      ],
    },
    {
      id: 'burn',
      title: 'How to use one well',
      steps: [
        {
          title: 'Take a fresh one',
          text: 'Use one burner per contact. Two contacts who share an address can be connected.',
        },
        {
          title: 'Say only what is needed',
          text: 'An anonymous address does not help if you sign with your real name.',
        },
        {
          title: 'Save what you need in time',
          text: `You have ${limits.freeLifetime}, or ${limits.premiumLifetime} with premium. Then everything is deleted.`,
        },
        {
          title: 'Burn it',
          text: 'Choose Delete Email and confirm. From that second on nobody can reach you there.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'Know what it hides, and what it does not',
      intro: (
        <>
          A burner protects your address, not your whole identity. The{' '}
          <TextLink to="/blog/email-security-best-practices">security guide</TextLink> covers the rest.
        </>
      ),
      lists: {
        goodTitle: 'It hides',
        good: [
          'Your real email address, and everything that can be looked up with it',
          'Any way to write to you later',
          'Whether you opened a message: remote images stay off until you ask for them',
          'With premium: the content of the inbox, even if the address is known',
        ],
        badTitle: 'It does not hide',
        bad: [
          'Your network address, which the sites you visit still see',
          'What you write about yourself',
          'On the free plan: your messages, from anyone who knows the exact address',
          'Anything from a court: harassment and fraud are crimes with any address',
        ],
      },
    },
    {
      id: 'unpleasant',
      title: 'If somebody harasses you',
      intro: 'You do not owe anybody an answer.',
      prose: (
        <ul>
          <li>Do not reply from your real address “just once”. That undoes everything.</li>
          <li>
            Save the message as evidence first: download its raw source with all headers. Then delete the
            address.
          </li>
          <li>
            Report threats to the police. They need the saved source, because we keep nothing after expiry.
          </li>
          <li>
            Do not use a burner to bother somebody yourself. Our{' '}
            <TextLink to="/terms#prohibited">terms</TextLink> forbid it.
          </li>
        </ul>
      ),
    },
  ],
  faq: [
    {
      question: 'Can I answer from a burner address?',
      answer:
        'No, Mayfly only receives mail. For a two-way conversation use an alias service or a separate account.',
    },
    {
      question: 'Can the other person find out who I am?',
      answer:
        'Not from the address: it consists of random words and characters and is linked to nothing. What you write, and the links you open, can still give you away.',
    },
    {
      question: 'Can somebody take over my burner later?',
      answer:
        'Free addresses contain six random characters, so the same one will practically never be given out again. A name chosen with premium can be taken again after it has expired.',
    },
  ],
  closing: {
    title: 'Reachable today, gone tomorrow',
    text: 'Your real address stays private.',
    label: 'Generate an address',
  },
};
