import { limits } from '#web/lib/limits.ts';

export const texts = {
  howTitle: 'From click to code in seconds',
  how: {
    take: {
      title: 'Take an address',
      text: 'One click, no form. It works at once, and the ring shows how long.',
    },
    use: {
      title: 'Use it anywhere',
      text: 'Paste it where a site asks for an address. The message appears here by itself.',
    },
    copy: {
      title: 'Copy the code',
      text: 'Codes and links are found for you, in any language, without opening the message.',
    },
  },

  featuresTitle: 'Simple on purpose',
  featuresIntro:
    'An inbox for everything that needs your address just once: a download, a trial, a forum, a test.',
  manyDomains: 'There are several domains to choose from.',
  features: {
    oneClick: {
      title: 'An address in one click',
      text: 'No form, no password, no name. The address is ready in under a second and works immediately.',
    },
    live: {
      title: 'Messages arrive live',
      text: 'New messages appear on the page without a reload, usually within five seconds of being sent.',
    },
    deleted: {
      title: 'Deleted on time',
      text: `After ${limits.freeLifetime}, or ${limits.premiumLifetime} with premium, the address stops working and its messages are deleted. You can also delete them sooner.`,
    },
    tracking: {
      title: 'Tracking is blocked',
      text: 'Remote images stay blocked until you choose to load them, and then we fetch them for you. Trackers that we recognize are never loaded.',
    },
    encrypted: {
      title: 'Encrypted on disk',
      text: 'Every message is encrypted before it is stored, and every inbox has its own key. Not even the subject or sender is stored unencrypted.',
    },
    complete: {
      title: 'Complete messages',
      text: `HTML and plain text, images, and attachments up to ${limits.freeAttachments}, or ${limits.premiumAttachments} with premium. On your phone and your computer.`,
    },
  },

  plansTitle: 'Free is enough for most people',
  plansIntro: 'Premium is for when you need more addresses, more time and larger attachments.',
  compared: 'Free and premium compared',
  whatYouGet: 'What you get',
  free: 'Free',
  forever: 'forever',
  premium: 'Premium',
  perMonth: 'per month',
  upgrade: 'Upgrade to Premium',
  seePricing: 'See pricing details',

  whatIsIt: 'What is temporary email?',
  explanation:
    'A temporary address is a real inbox that deletes itself. You give it to a site that requires an email address, read the message you need, and forget about it. Newsletters, data leaks and sold mailing lists only reach an address that no longer exists.',
  howItWorks: 'How it works',
  createdForSession:
    'When you press the button, a random address is created for this browser session. From then on our mail server accepts messages for it, encrypts them, and shows them on this page as soon as they are stored. Messages to unknown or expired addresses are rejected.',
  nothingSent:
    'Nothing is sent in your name, nothing is forwarded, and no account is needed. You can delete a message or the whole address at any time. Otherwise both are deleted automatically when the time is up.',
  faqTitle: 'Frequently asked questions',
  faq: {
    lifetime: {
      question: 'How long does an address last?',
      answer: `${limits.freeLifetime}, or ${limits.premiumLifetime} with premium. The ring next to the address shows the time that is left. When it ends, the address and all its messages are deleted.`,
    },
    speed: {
      question: 'How soon does mail arrive?',
      answer:
        'Usually within five seconds. Some senders queue their mail, so wait about ten minutes before you request another message.',
    },
    count: {
      question: 'How many addresses can I have?',
      answer: `Up to ${limits.freeAddresses} at the same time without an account, ${limits.premiumCount} with premium. When you have used all your free addresses, the next one becomes available ${limits.cooldown} after the newest expires.`,
    },
    attachments: {
      question: 'How large can attachments be?',
      answer: `Up to ${limits.freeAttachments} per message, or ${limits.premiumAttachments} with premium. Larger messages are rejected, and the sender is notified.`,
    },
    readers: {
      question: 'Who can read my mail?',
      answer:
        'Anyone who knows the exact address of a free inbox can, so do not share it and do not use it for anything private. Premium inboxes can only be opened by their owner.',
    },
    sending: {
      question: 'Can I reply or send?',
      answer: 'No. Mayfly only receives email, so it cannot be used to send spam.',
    },
    keep: {
      question: 'What should I not use it for?',
      answer:
        'Accounts you want to keep: banking, work, health, or anything you may need to recover later. Once the address is gone, you can no longer receive password reset links.',
    },
  },
};
