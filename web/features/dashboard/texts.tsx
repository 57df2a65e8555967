import type { ReactNode } from 'react';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('en');

export const texts = {
  loadingDashboard: 'Loading dashboard...',
  premiumDashboard: 'Premium Dashboard',
  manage: 'Manage',
  benefits: 'Benefits',
  messagesReceived: (count: number) => `Messages Received (${count})`,
  yourAddress: 'Your temporary email address',
  emailsNotLoaded: (again: Wrap) => <>Failed to load emails. {again('Try again')}</>,

  yourInboxes: 'Your inboxes',
  inboxes: (count: number) => plural(count, { one: `${count} inbox`, other: `${count} inboxes` }),
  activeInboxes: 'Active Inboxes',
  listOfInboxes: 'Active inboxes',
  noInboxes: 'No active inboxes',
  howLongAddressWorks: `A new address is ready in a second and works for ${limits.premiumLifetime}.`,
  selectedInbox: 'Selected Inbox',
  activeInbox: 'Active Inbox',
  domainEnds: 'domain ends',
  unread: (count: number, unseen: Wrap) => (
    <>
      {count}
      {unseen(' unread')}
    </>
  ),
  expiresIn: (words: Wrap, time: ReactNode) => (
    <>
      {words('Expires in ')}
      {time}
    </>
  ),
  copy: (address: string) => `Copy ${address}`,
  copied: 'Copied to clipboard!',
  delete: (address: string) => `Delete ${address}`,
  deleteInbox: 'Delete inbox',
  expiredCannotBeDeleted: 'Expired inbox cannot be deleted',
  deleteAll: 'Delete All',
  reallyDeleteAll: (count: number) => `Delete all ${count} email addresses? This cannot be undone.`,
  allDeleted: 'Your addresses and their messages are deleted.',
  optionalName: 'Name (optional)',
  generateFirstEmail: 'Generate First Email',
  generateInbox: 'Generate Inbox',

  backToDashboard: 'Back to Dashboard',
  manageAccount: 'Manage account',
  premiumAccount: 'Premium Account',
  loading: 'Loading',
  premiumIsActive: 'Premium is active.',
  premiumIsActiveUntil: (date: string) => `Premium is active until ${date}.`,
  nothingToCancel: 'Nothing is renewed yet, so there is nothing to cancel.',
  whereToDelete: (link: Wrap) => (
    <>You can {link('delete your account here')}. The button below does not work yet.</>
  ),
  comingSoon: 'Coming Soon',

  yourAccount: 'Your account',
  premiumPlan: 'Premium plan',
  whatPremiumHas: `Up to ${limits.premiumAddresses} at the same time, for ${limits.premiumLifetime} each.`,
  keysWebhooksAndSubscription: 'Keys, webhooks and subscription',
  freePlan: 'Free plan',
  whatFreeHas: `Up to ${limits.freeAddresses} at the same time, for ${limits.freeLifetime} each.`,
  upgrade: 'Upgrade to Premium',
  premiumHasEnded: 'Premium has ended',
  whatEndedMeans:
    'The free plan applies now. Your API keys and webhooks are kept, but do not work until you resubscribe.',
  resubscribe: 'Resubscribe',

  premiumBenefits: 'Premium benefits',
  includedInSubscription: 'Everything that is included in your subscription.',
  yourBenefits: 'Your benefits',
  manyAtOnce: {
    title: `Up to ${limits.premiumCount} emails at once`,
    text: 'Use a separate inbox for each purpose, with names you choose.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} instead of ${limits.freeLifetime}`,
    text: 'Every address works longer, so that you can come back to it later.',
  },
  prioritySupport: {
    title: 'Priority support',
    text: 'Your questions are marked as premium and answered first. Your mail is delivered first, too.',
  },
  managementTools: {
    title: 'Advanced inbox management tools',
    text: 'View, copy and delete all your inboxes in one place. Only you can open them.',
  },
};
