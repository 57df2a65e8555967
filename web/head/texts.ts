import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';

/** The titles of all pages, by the file of their route. */
export const texts = {
  home: `${brand.name}: free temporary email that deletes itself`,
  pricing: `Pricing: free temp mail, premium for ${limits.price}`,
  'what-is-temp-mail': 'What is temp mail? Explained in two minutes',
  '10-minute-mail': `10 minute mail: a free inbox for ${limits.freeLifetime}`,
  'throwaway-email': 'Throwaway email: use it once, forget it',
  'fake-email-generator': 'Fake email generator that really receives mail',
  'burner-email': 'Burner email: reachable today, gone tomorrow',
  about: `About ${brand.name}: email that deletes itself`,
  help: 'Help: answers about temporary mail',
  extension: 'Browser extension: a fresh address in any form',
  developers: 'Disposable email API for tests, scripts and agents',
  'api-docs': 'API reference',
  contact: 'Contact',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  blog: 'Blog: temporary email, privacy and security',
  login: 'Login',
  upgrade: 'Upgrade to Premium',
  'shared-inbox': 'Inbox',
  payment: 'Payment',
  'payment-success': 'Payment successful',
  dashboard: 'Dashboard',
  benefits: 'Benefits',
  manage: 'Manage',
  account: 'Account',
  'reset-password': 'Reset password',
  'expired-subscription': 'Expired subscription',
};

export type Texts = typeof texts;
