import { API_PAGE } from '#contract/api-page.ts';
import { brand } from '#contract/brand.ts';
import { english, languages } from '#contract/languages.ts';
import { price } from '#contract/plans.ts';
import { limits } from '#web/lib/limits.ts';

export type Page = {
  path: string;
  /** The module in web/routes, without its extension. */
  file: string;
  /**
   * listed: prerendered and in the sitemap. unlisted: prerendered only. app: depends on the visitor, so it is rendered
   * in the browser and hidden from search engines.
   */
  kind: 'listed' | 'unlisted' | 'app';
  title: string;
  /** For search results; pages of kind `app` have none. */
  description?: string;
  /** In the breadcrumbs of search results. */
  name?: string;
  /** The day the text last changed, for the sitemap. */
  updated?: string;
  /** A second path that shows the same page; search engines keep the first. */
  also?: string;
  /** Not translated, like everything below it. */
  onlyEnglish?: true;
};

/**
 * Every page of the site. Its route, prerendered file, sitemap entry and title, and the paths that the server
 * answers with 200, all come from this table. To add a page, add an entry here and its module in web/routes.
 * (Articles need no entry: each is a file in content/blog.)
 */
export const pages: Page[] = [
  {
    path: '/',
    file: 'home',
    kind: 'listed',
    updated: '2025-06-22',
    title: `${brand.name}: free temporary email that deletes itself`,
    description: `A disposable email address in one click. Messages appear live, and everything is deleted after ${limits.freeLifetime}. No sign-up.`,
  },
  {
    path: '/pricing',
    file: 'pricing',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Pricing',
    title: `Pricing: free temp mail, premium for ${price.label}`,
    description: `Free: ${limits.freeAddresses} for ${limits.freeLifetime} each. Premium for ${price.label} a month: ${limits.premiumAddresses} for ${limits.premiumLifetime}, ${limits.premiumAttachments} attachments, private inboxes and no ads.`,
  },
  {
    path: '/what-is-temp-mail',
    file: 'what-is-temp-mail',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'What is temp mail?',
    title: 'What is temp mail? Explained in two minutes',
    description:
      'Temp mail is a real email address that deletes itself. How it works, how long it lasts, who can read it, and eight common questions answered.',
  },
  {
    path: '/10-minute-mail',
    file: '10-minute-mail',
    kind: 'listed',
    updated: '2025-06-22',
    name: '10 minute mail',
    title: `10 minute mail: a free inbox for ${limits.freeLifetime}`,
    description: `A ten-minute mail address that lasts ${limits.freeLifetime}: ready in a second, live inbox, no sign-up, deleted automatically. For codes, downloads and guest Wi-Fi.`,
  },
  {
    path: '/throwaway-email',
    file: 'throwaway-email',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Throwaway email',
    title: 'Throwaway email: use it once, forget it',
    description:
      'Give forms a throwaway email address instead of yours. How one sign-up becomes a hundred messages, which forms deserve what, and how to stay safe.',
  },
  {
    path: '/fake-email-generator',
    file: 'fake-email-generator',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Fake email generator',
    title: 'Fake email generator that really receives mail',
    description: `Generate a fake email address that works: it receives confirmations for ${limits.freeLifetime} and belongs to nobody else. For privacy, and for testing what you build.`,
  },
  {
    path: '/burner-email',
    file: 'burner-email',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Burner email',
    title: 'Burner email: reachable today, gone tomorrow',
    description:
      'A burner email address for people you do not know: classifieds, flat hunting, quotes and first contacts. How to use one well, and what it does not hide.',
  },
  {
    path: '/about',
    also: `/${brand.slug}`,
    file: 'about',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'About',
    title: `About ${brand.name}: email that deletes itself`,
    description: `Why ${brand.name} was founded in ${brand.founded}, the principles behind it, what it is made for, and what it leaves out on purpose.`,
  },
  {
    path: '/help',
    file: 'help',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Help',
    title: 'Help: answers about temporary mail',
    description:
      'Missing messages, limits, lifetimes, attachments, images, deletion and passwords: answers to common questions, and how to reach support.',
  },
  {
    path: '/developers',
    file: 'developers',
    kind: 'listed',
    updated: '2026-11-16',
    name: 'Developers',
    title: 'Disposable email API for tests, scripts and agents',
    description:
      'Create an address and wait for the code: by HTTP, with a client for TypeScript and Playwright, through MCP, or from your password manager.',
  },
  {
    path: API_PAGE,
    file: 'api-docs',
    kind: 'unlisted',
    title: 'API reference',
    description: `Every call of the ${brand.name} API, with what it takes and what it answers.`,
  },
  {
    path: '/contact',
    file: 'contact',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Contact',
    title: 'Contact',
    description: `Write to the people behind ${brand.name}: questions about privacy or terms, support, feedback and reports of abuse.`,
  },
  {
    path: '/terms',
    file: 'terms',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Terms',
    title: 'Terms of service',
    description: `The rules for using ${brand.name}: plans and limits, what is not allowed, how data is handled, when it is deleted, and who is liable for what.`,
  },
  {
    path: '/privacy',
    file: 'privacy',
    kind: 'listed',
    updated: '2025-06-22',
    name: 'Privacy',
    title: 'Privacy policy',
    description: `What ${brand.name} stores, how it is encrypted, when it is deleted, who can see a message, and your rights under the GDPR and the CCPA.`,
  },
  {
    path: '/blog',
    onlyEnglish: true,
    file: 'blog',
    kind: 'listed',
    name: 'Blog',
    title: 'Blog: temporary email, privacy and security',
    description: `Guides from the ${brand.name} team: what temporary email is, how to protect your address, and which security measures really help.`,
  },

  {
    path: '/login',
    file: 'login',
    kind: 'unlisted',
    title: 'Login',
    description: `Sign in to your ${brand.name} premium account.`,
  },
  {
    path: '/upgrade',
    also: '/signup',
    file: 'upgrade',
    kind: 'unlisted',
    title: 'Upgrade to Premium',
    description: `${brand.name} Premium: up to ${limits.premiumAddresses} at once, ${limits.premiumLifetime} each, ${limits.premiumAttachments} attachments and no ads.`,
  },

  { path: '/inbox/:address', file: 'shared-inbox', kind: 'app', title: 'Inbox' },
  { path: '/payment', file: 'payment', kind: 'app', title: 'Payment' },
  { path: '/payment-success', file: 'payment-success', kind: 'app', title: 'Payment successful' },
  { path: '/dashboard', file: 'dashboard', kind: 'app', title: 'Dashboard' },
  { path: '/benefits', file: 'benefits', kind: 'app', title: 'Benefits' },
  { path: '/manage', file: 'manage', kind: 'app', title: 'Manage' },
  { path: '/account', file: 'account', kind: 'app', title: 'Account' },
  { path: '/reset-password', file: 'reset-password', kind: 'app', title: 'Reset password' },
  {
    path: '/reactivate-subscription',
    file: 'reactivate-subscription',
    kind: 'app',
    title: 'Reactivate subscription',
  },
  { path: '/expired-subscription', file: 'expired-subscription', kind: 'app', title: 'Expired subscription' },
  { path: '/resubscribe', file: 'resubscribe', kind: 'app', title: 'Resubscribe' },
];

/** The languages that a page exists in. */
export const languagesOf = ({ onlyEnglish }: Pick<Page, 'onlyEnglish'>, all = languages) =>
  onlyEnglish ? [english] : all;

/** Paths the build writes an HTML file for. */
export const prerenderedPaths = (pages: Page[]): string[] =>
  pages.filter(({ kind }) => kind !== 'app').flatMap(({ path, also }) => (also ? [path, also] : [path]));

/** Paths without a file of their own: the server sends the fallback page for them. */
export const appPaths = (pages: Page[]): string[] =>
  pages.filter(({ kind }) => kind === 'app').map(({ path }) => path);
