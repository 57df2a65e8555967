import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

export const texts = {
  onThisPage: 'On this page',
  extensionFor: {
    chromium: 'For Chrome, Edge and Brave',
    firefox: 'For Firefox',
  },
  contactSupport: 'Contact support',
  anatomy: {
    words: { title: 'Two words', note: 'Easy to say on the phone and to recognize in a list.' },
    characters: {
      title: 'Six random characters',
      note: 'From a secure random source, so that nobody can guess an address.',
    },
    domain: {
      title: 'One of our domains',
      note: 'A real mail domain with its own mail server. Premium users can choose the name before it.',
    },
  },

  contactUs: 'Contact us',
  whoAnswers: 'Questions, ideas, reports of abuse: a person reads every message and answers it.',
  writeDirectly: 'Write to us directly',
  beforeYouWrite: 'Before you write',
  whatHelpAnswers: (help: Wrap) => (
    <>
      Most questions are answered on the {help('help page')}. We cannot restore expired addresses or deleted
      messages: they no longer exist.
    </>
  ),
  useLastingAddress: 'Use a lasting address',
  temporaryMayBeGone: 'If you enter a temporary address, it may be gone before our answer arrives.',
  yourName: 'Your Name',
  yourEmail: 'Your Email',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subjects: {
    privacy: 'Privacy',
    terms: 'Terms',
    support: 'Support',
    feedback: 'Feedback',
    other: 'Other',
  },
  message: 'Message',
  sendMessage: 'Send Message',
  messageSent: "Thank you for your message! We'll get back to you soon.",
  messageNotSent: 'Sorry, there was an error sending your message. Please try again.',
  nameIsMissing: 'Please enter your name.',
  emailIsMissing: 'Please enter your email address.',
  emailIsInvalid: 'Please enter a valid email address.',
  subjectIsMissing: 'Please choose a subject.',
  messageIsMissing: 'Please enter a message.',

  simplePricing: 'Simple pricing, honest limits',
  whatPlansGive:
    'The free plan is complete and stays free. Premium gives you more addresses, more time and inboxes that only you can open.',
  free: 'Free',
  premium: 'Premium',
  freeCard: {
    name: 'FREE',
    cost: (amount: Wrap, term: Wrap) => (
      <>
        {amount(limits.noPrice)}
        {term('forever')}
      </>
    ),
    note: 'For everyday use, when you need one message once.',
    choose: 'Get Started Free',
    points: {
      addresses: `Up to ${limits.freeAddresses} at the same time`,
      lifetime: `Each address lasts ${limits.freeLifetime}`,
      attachments: `Attachments up to ${limits.freeAttachments} per message`,
      live: 'Messages appear live, as HTML or plain text',
      deleting: 'Delete an address whenever you like',
      noRegistration: 'No registration',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Most Popular',
    note: 'For work, for testing, and for messages that nobody else should see.',
    choose: 'Upgrade to Premium',
    points: {
      addresses: `Up to ${limits.premiumAddresses} at the same time`,
      lifetime: `Each address lasts ${limits.premiumLifetime}`,
      attachments: `Attachments up to ${limits.premiumAttachments} per message`,
      onlyYou: 'Inboxes that only you can open',
      ownName: 'Choose the name of your address',
      priority: 'Priority delivery and priority support',
      dashboard: 'Dashboard for all your inboxes',
      programs: 'API keys and webhooks for your programs',
      noAds: 'No ads',
    },
  },
  sideBySide: 'Side by side',
  /** The two plans side by side, also on home. */
  planFacts: {
    addresses: {
      label: 'Addresses at the same time',
      free: `Up to ${limits.freeCount}`,
      premium: `Up to ${limits.premiumCount}`,
    },
    lifetime: { label: 'Address lifetime', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Attachments per message',
      free: `Up to ${limits.freeAttachments}`,
      premium: `Up to ${limits.premiumAttachments}`,
    },
    messages: { label: 'Messages per inbox', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: { label: 'Who can open an inbox', free: 'Anyone who knows its address', premium: 'Only you' },
    ownName: { label: 'Choose the name of an address', free: 'No', premium: 'Yes' },
    delivery: { label: 'Delivery', free: 'Normal', premium: 'Priority' },
    support: { label: 'Support', free: 'Standard', premium: 'Priority' },
    dashboard: { label: 'Dashboard', free: 'No', premium: 'Yes' },
    ads: { label: 'Ads', free: 'Yes, never inside a message', premium: 'None' },
  },
  questionsAboutPlans: 'Questions about the plans',
  questions: {
    reallyFree: {
      question: 'Is the free plan really free?',
      answer:
        'Yes. It costs nothing, needs no registration and no card, and never turns into a paid plan. Ads pay for it. They never appear inside a message.',
    },
    allExpired: {
      question: 'What happens when my free addresses have expired?',
      answer: `If you have used all of them, you can generate new ones ${limits.cooldown} after the newest one has expired. The page shows you a countdown. With premium there is no such wait: as soon as one of your ${limits.premiumAddresses} is gone, you can generate another.`,
    },
    security: {
      question: 'What exactly is “enhanced security”?',
      answer:
        'Anyone who knows the exact address of a free inbox can open it. A premium inbox can be opened by its owner only, even if others know the address. Both are encrypted on disk, each with a key of its own.',
    },
    canceling: {
      question: 'Can I cancel at any time?',
      answer: `Yes. Premium is ${limits.price} per month without a minimum term. A cancellation takes effect at the end of the month you have paid for, and you keep premium until then.`,
    },
  },

  alreadyPremium: 'Already a Premium User',
  thankYou: 'Thank you. You already have everything that premium offers.',
  premiumDashboard: 'Premium Dashboard',
  goHome: 'Go to Homepage',
  goBack: 'Go Back',
  yourBenefits: 'Your benefits',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} at once`,
      text: 'Use a different one for each purpose.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} each`,
      text: `Instead of ${limits.freeLifetime} on the free plan.`,
    },
    attachments: {
      title: `${limits.premiumAttachments} attachments`,
      text: `Per message, instead of ${limits.freeAttachments} on the free plan.`,
    },
    privacy: {
      title: 'Private inboxes',
      text: 'Only you can open them, even if others know the address.',
    },
    priority: {
      title: 'Priority',
      text: 'Your messages are delivered first, and your questions are answered first.',
    },
    noAds: { title: 'No ads', text: 'Not on any page.' },
  },
};
