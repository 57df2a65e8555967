import type { ReactNode } from 'react';
import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';

const plural = pluralIn('en');

export const texts = {
  backToHome: 'Back to Home',

  perMonth: 'per month',
  insteadOf: (hidden: Wrap, price: string) => (
    <>
      {hidden('before ')}
      {price}
    </>
  ),
  addressesAtOnce: (count: string) => `Up to ${count} temporary emails at once`,
  lifetime: (premium: string) => `${premium} for each of them`,
  lifetimeInsteadOf: (premium: string, free: string) => `${premium} for each of them instead of ${free}`,
  attachments: (size: string) => `Attachments up to ${size}`,
  privateInboxes: 'Inboxes that only you can open',
  priority: 'Priority delivery and priority support',
  prioritySupport: 'Priority support',
  dashboard: 'Dashboard for all your inboxes',
  programs: 'API keys and webhooks for your programs',
  noAds: 'No ads',
  adFree: 'Ad-free experience',

  steps: 'Steps',
  stepAccount: 'Account',
  stepVerify: 'Verify',
  stepPayment: 'Payment',
  stepIsDone: 'done',

  passwordNotReset: 'Your password was not reset',
  resetNeedsPremiumAgain:
    'Your premium has ended, and only premium accounts can reset their password. Your account is safe.',
  resetNeedsPremium:
    'Only premium accounts can reset their password. If you have no account yet, create one here.',
  accountWithoutPassword: 'You have an account, but no password to sign in with?',
  alreadyHaveAccount: (link: Wrap) => <>Already have an account? {link('Sign in')}</>,
  stepsOnceOpen: 'Once it opens, upgrading takes three steps: an account, a code by email, and a payment.',
  enjoyFreeService: 'For now, enjoy our free temporary email service!',

  fullName: 'Full name',
  nameIsMissing: 'Please enter your full name.',
  validDomain: (domain: string) => `Valid domain: ${domain}`,
  invalidDomain: (domain: string) => `Invalid domain: ${domain}`,
  allowedProviders:
    'Not an allowed domain. Gmail, Outlook, Yahoo, iCloud, Proton and other large providers work.',
  allDomains: (count: number) => plural(count, { one: `All ${count} domain`, other: `All ${count} domains` }),
  verifyEmail: 'Verify Email',
  verifyEmailIn: (wait: string) => `Verify Email in ${wait}`,
  verifyYourEmail: 'Verify Your Email',
  codeIsSent: (digits: number, address: ReactNode) => (
    <>
      We sent a {digits}-digit code to {address}. If you already have an account, the message tells you so
      instead.
    </>
  ),
  verificationCode: 'Verification code',
  verifyCode: 'Verify Code',
  creatingAccount: 'Creating your account...',
  tryAgain: 'Try again',
  accountNotCreated: 'Failed to create account',
  signupFailed: 'Registration failed',
  signupUnavailable: 'Registration service unavailable',
  noNetwork: 'Network error occurred',
  emailIsVerified: 'Email verified',
  accountIsReady: 'Your account is ready. One step is left.',
  continueToPayment: 'Continue to Payment',

  completePayment: 'Complete Your Payment',
  oneStepLeft: 'One step left until you have premium.',
  nothingIsCharged: 'Payments are not open yet, so nothing is charged.',
  account: 'Account',
  name: 'Name',
  nameNotGiven: 'Not given',
  premium: 'Premium',
  pricePerMonth: (price: string) => `${price}/month`,
  cardIsNotSeen: 'Card payment by Stripe: we never see your card',
  connectionIsEncrypted: 'Sent over an SSL encrypted connection',
  cancelAnytime: 'Cancel anytime and keep premium until the end of the month',
  signInFirst: 'Please sign in first, so that we know which account to upgrade.',
  signInToPay: 'Sign in to pay',
  comingSoon: 'Coming Soon - Premium Features',

  paymentSuccessful: 'Payment Successful!',
  whatYouHave: 'Thank you. Your premium plan gives you:',
  paymentIsConfirmed: 'Your payment is confirmed, and premium is active.',
  homeInSeconds: (seconds: number) =>
    plural(seconds, {
      one: `You will be taken to the home page in ${seconds} second.`,
      other: `You will be taken to the home page in ${seconds} seconds.`,
    }),
  waitingForConfirmation:
    'Waiting for the payment provider to confirm your payment. This takes a few seconds. You do not need to do anything.',
  stillWaitingForConfirmation:
    'Waiting for the payment provider to confirm your payment. This is taking longer than usual. Premium starts automatically once it is confirmed, and you can leave this page. Please do not pay again.',

  subscription: 'Subscription Management',
  subscriptionNotLoaded: 'Your subscription could not be loaded.',
  premiumWithoutSubscription: (date: string | null) =>
    `Premium is active until ${date ?? 'the end of the billing cycle'}. There is no subscription, so nothing will be charged.`,
  subscriptionEnds: (date: string | null) =>
    `Your subscription ends with the current billing cycle. You keep premium until ${date ?? 'then'}.`,
  paymentDidNotGoThrough: (date: string | null) =>
    `The last payment did not go through and will be tried again. Premium stays until ${date ?? 'the end of the billing cycle'}; please check your card to keep it.`,
  nextPayment: (price: string, date: string | null) =>
    `Premium is active. The next payment of ${price} is on ${date ?? 'the end of the billing cycle'}.`,
  payOrChangeCard: 'Pay or Change Card',
  invoicesAndCard: 'Invoices and Card',
  keepSubscription: 'Keep My Subscription',
  cancelSubscription: 'Cancel Subscription',
  reallyCancel: 'Cancel Subscription?',
  keepIt: 'Keep It',
  cancelEndsPremium:
    'The last payment did not go through, so premium ends at once. You will not be charged again.',
  cancelKeepsPremium: (date: string | null) =>
    `You will not be charged again. You keep premium until ${date ?? 'the end of the billing cycle'}.`,
  signInAgain: 'Authentication required. Please log in again.',
  cancelFailed: {
    plain: 'Failed to cancel subscription. Please try again.',
    because: (reason: string) => `Error canceling subscription: ${reason}`,
  },
  keepFailed: {
    plain: 'Failed to keep subscription. Please try again.',
    because: (reason: string) => `Error keeping subscription: ${reason}`,
  },
  portalFailed: {
    plain: 'Failed to open invoices. Please try again.',
    because: (reason: string) => `Error opening invoices: ${reason}`,
  },

  dangerZone: 'Danger Zone',
  deletedWithPremium: (strong: Wrap) => (
    <>
      {strong('Deleted at once:')} your account, your premium inboxes and their messages, your API keys and
      your webhooks. A paid subscription ends, and you are not charged again.
    </>
  ),
  deleted: (strong: Wrap) => (
    <>{strong('Deleted at once:')} your account with your name, email address and password.</>
  ),
  keptWithPremium: (strong: Wrap, days: number) => (
    <>
      {strong('Kept:')} invoices, as long as tax law requires, and what you wrote to support, for up to{' '}
      {plural(days, { one: `${days} day`, other: `${days} days` })}.
    </>
  ),
  kept: (strong: Wrap, days: number) => (
    <>
      {strong('Kept:')} free addresses, until their time is up, and what you wrote to support, for up to{' '}
      {plural(days, { one: `${days} day`, other: `${days} days` })}.
    </>
  ),
  noUndo: 'This cannot be undone.',
  deleteAccount: 'Delete My Account',
  verifyFirst: 'Please complete email verification first',
  domainNotAllowed: 'Not an allowed domain',

  reallyDelete: 'Delete My Account?',
  whatDeletingPremiumDoes:
    'Your account, your inboxes and their messages are deleted, and a paid subscription ends at once. This action cannot be undone.',
  whatDeletingDoes: 'Your account is deleted. This action cannot be undone.',
  deleteFailed: {
    plain: 'Failed to delete account. Please try again.',
    because: (reason: string) => `Error deleting account: ${reason}`,
  },
  accountDeleted: 'Account Deleted',
  accountIsGone:
    'Your account is gone, with its inboxes, their messages and any subscription. You are being signed out.',
};
