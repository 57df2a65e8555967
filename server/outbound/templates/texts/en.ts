import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';

/** What Mayfly writes to customers. The English texts are the type of all others. */
export const texts = {
  footer: `You get this message because of your ${brand.name} account. It was sent automatically.`,
  open: `Open ${brand.name}`,
  code: {
    subject: (code: string) => `${code} is your ${brand.name} code`,
    title: 'Your verification code',
    enter: (time: string) => `Enter this code to continue. It is valid for ${time}.`,
    enterForPassword: (time: string) => `Enter this code to reset your password. It is valid for ${time}.`,
    notYou: 'If this was not you, you can ignore this message: nothing happens without the code.',
    footer: `Somebody entered this address at ${brand.name}. We never ask for this code by mail or phone.`,
  },
  haveAccount: {
    subject: `You already have a ${brand.name} account`,
    title: 'You already have an account',
    somebody: `Somebody, probably you, wanted to sign up at ${brand.name} with this address.`,
    signInInstead: 'It already has an account, so you can simply sign in.',
    signIn: 'Sign in',
    notYou: 'If this was not you, you can ignore this message: nothing has changed.',
  },
  reset: {
    subject: `Reset your ${brand.name} password`,
    title: 'Reset your password',
    useLink: 'Choose a new password with this link. It works once and is valid for one hour.',
    choose: 'Choose a new password',
    orCode: (time: string) => `Or enter this code on the page where you asked for it, within ${time}:`,
    notYou: 'If you did not ask for this, your password stays as it is.',
  },
  passwordChanged: {
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    changed: 'Your password was changed a moment ago, and every device was signed out.',
    notYou: (supportEmail: string) => `If this was not you, write to ${supportEmail} right away.`,
  },
  welcome: {
    title: `Welcome to ${brand.name}`,
    ready: 'Your address is confirmed and your account is ready.',
    everythingGoes: 'Everything your temporary addresses receive is deleted when they expire.',
  },
  premiumBegun: {
    subject: `Welcome to ${brand.name} premium`,
    title: 'Your premium plan is active',
    thanks: (price: string) => `Thank you. We received your payment of ${price}, and premium is now active.`,
    renews: 'It renews every month. You can cancel at any time on the Manage page.',
    openDashboard: 'Open your dashboard',
  },
  /** What premium has, as a list. */
  benefits: (limits: PlanLimits) => [
    `Up to ${limits.premiumAddresses} at once`,
    `Each for ${limits.premiumLifetime}`,
    `Attachments up to ${limits.premiumAttachments}`,
    'No ads',
  ],
  paymentFailed: {
    subject: `Your ${brand.name} payment did not go through`,
    title: 'Your payment did not go through',
    tryAgain: (price: string) =>
      `We could not charge ${price} for this month of premium. We will try again in a few days.`,
    checkCard: 'To keep premium without interruption, please check your card.',
    check: 'Check your subscription',
  },
  subscriptionEnds: {
    subject: (date: string) => `Your ${brand.name} premium ends on ${date}`,
    title: 'Your subscription was cancelled',
    keptUntil: (date: string) => `You will not be charged again. You keep premium until ${date}.`,
    accountStays: 'Your account stays, and you can subscribe again at any time.',
  },
  expired: {
    subject: `Your ${brand.name} premium has ended`,
    title: 'Your premium has ended',
    nothingToPay: 'Your premium time is over. There is nothing to pay, and your account is safe.',
    freePlan: (limits: PlanLimits) =>
      `The free plan works without signing in: ${limits.freeAddresses} at once, each for ${limits.freeLifetime}.`,
    payToReactivate:
      'Your premium subscription has expired. Your account is safe, and a payment reactivates it.',
    reactivate: (price: string) => `Reactivate for ${price} a month`,
  },
  domainMissing: {
    subject: (name: string) => `${name} is missing a DNS record`,
    title: 'A DNS record is missing',
    gone: (name: string) => `The TXT record that proves that ${name} is yours has been missing for a day.`,
    publishAgain:
      'Please publish it again within two days. Otherwise the domain will be suspended, and mail to it no longer arrives.',
    see: 'See the record',
  },
  domainSuspended: {
    subject: (name: string) => `${name} is suspended`,
    title: 'Your domain is suspended',
    lapsed: (name: string) => `The TXT record of ${name} was missing for three days.`,
    lostToOther: (name: string) => `Another account has proved that ${name} is theirs.`,
    stillReadable: 'Mail in its addresses stays readable until they expire, and new mail no longer arrives.',
    useAgain: 'If the domain is yours, publish the new TXT record to use it again.',
  },
  ownPostmaster: {
    subject: (to: string) => `Mail to ${to}`,
    title: (to: string) => `Somebody wrote to ${to}`,
    from: (from: string) => `The sender claims to be ${from}.`,
    noSender: 'It has no sender, as is usual for reports of failed delivery.',
    footer: `Every mail domain must accept mail at this address, so ${brand.name} forwards it to you.`,
  },
  push: {
    newMail: 'New mail',
    code: (code: string) => `Code: ${code}`,
    noSubject: '(no subject)',
    notCheckedYet: 'Sender not checked yet',
    leadsElsewhere: 'Its link leads elsewhere than its text says',
    suspicious: 'Suspicious message',
    saysItIsFrom: (name: string) => `Says it is from ${name}`,
    open: 'Open',
    copyCode: 'Copy code',
  },
};

export type MailTexts = typeof texts;
