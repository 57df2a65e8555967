import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';

/** What search engines show of a page, by the file of its route: the name in the path to it, and the description. */
export const texts = {
  home: {
    description: `A disposable email address in one click. Messages appear live, and everything is deleted after ${limits.freeLifetime}. No sign-up.`,
    /** A shortcut of the installed application. */
    newAddress: 'New address',
  },
  pricing: {
    name: 'Pricing',
    description: `Free: ${limits.freeAddresses} for ${limits.freeLifetime} each. Premium for ${limits.price} a month: ${limits.premiumAddresses} for ${limits.premiumLifetime}, ${limits.premiumAttachments} attachments, private inboxes and no ads.`,
  },
  'what-is-temp-mail': {
    name: 'What is temp mail?',
    description:
      'Temp mail is a real email address that deletes itself. How it works, how long it lasts, who can read it, and eight common questions answered.',
  },
  '10-minute-mail': {
    name: '10 minute mail',
    description: `A ten-minute mail address that lasts ${limits.freeLifetime}: ready in a second, live inbox, no sign-up, deleted automatically. For codes, downloads and guest Wi-Fi.`,
  },
  'throwaway-email': {
    name: 'Throwaway email',
    description:
      'Give forms a throwaway email address instead of yours. How one sign-up becomes a hundred messages, which forms deserve what, and how to stay safe.',
  },
  'fake-email-generator': {
    name: 'Fake email generator',
    description: `Generate a fake email address that works: it receives confirmations for ${limits.freeLifetime} and belongs to nobody else. For privacy, and for testing what you build.`,
  },
  'burner-email': {
    name: 'Burner email',
    description:
      'A burner email address for people you do not know: classifieds, flat hunting, quotes and first contacts. How to use one well, and what it does not hide.',
  },
  about: {
    name: 'About',
    description: `Why ${brand.name} was founded in ${brand.founded}, the principles behind it, what it is made for, and what it leaves out on purpose.`,
  },
  help: {
    name: 'Help',
    description:
      'Missing messages, limits, lifetimes, attachments, images, deletion and passwords: answers to common questions, and how to reach support.',
  },
  extension: {
    name: 'Browser extension',
    description:
      'Puts a new disposable address into any form and its code back into the page, in one click each. For Chromium and Firefox. It reads nothing before you click.',
  },
  developers: {
    name: 'Developers',
    description:
      'Create an address and wait for the code: by HTTP, with a client for TypeScript and Playwright, through MCP, or from your password manager.',
  },
  'api-docs': {
    description: `Every call of the ${brand.name} API, with what it takes and what it answers.`,
  },
  contact: {
    name: 'Contact',
    description: `Write to the people behind ${brand.name}: questions about privacy or terms, support, feedback and reports of abuse.`,
  },
  terms: {
    name: 'Terms',
    description: `The rules for using ${brand.name}: plans and limits, what is not allowed, how data is handled, when it is deleted, and who is liable for what.`,
  },
  privacy: {
    name: 'Privacy',
    description: `What ${brand.name} stores, how it is encrypted, when it is deleted, who can see a message, and your rights under the GDPR and the CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Guides from the ${brand.name} team: what temporary email is, how to protect your address, and which security measures really help.`,
  },
  login: {
    description: `Sign in to your ${brand.name} premium account.`,
  },
  upgrade: {
    description: `${brand.name} Premium: up to ${limits.premiumAddresses} at once, ${limits.premiumLifetime} each, ${limits.premiumAttachments} attachments and no ads.`,
  },
};
