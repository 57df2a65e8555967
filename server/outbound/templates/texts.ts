import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { brand } from '#contract/brand.ts';
import { fillIn, type NamesIn } from '#contract/fill-in.ts';
import { english, type Language } from '#contract/languages.ts';

/** What Mayfly writes to customers. Names in braces are values. The other languages are in translations/server. */
export const texts = {
  footer: 'You get this message because of your {brand} account. It was sent automatically.',
  open: 'Open {brand}',
  code: {
    subject: '{code} is your {brand} code',
    title: 'Your verification code',
    enter: 'Enter this code to continue. It is valid for {time}.',
    enterForPassword: 'Enter this code to reset your password. It is valid for {time}.',
    notYou: 'If this was not you, you can ignore this message: nothing happens without the code.',
    footer: 'Somebody entered this address at {brand}. We never ask for this code by mail or phone.',
  },
  haveAccount: {
    subject: 'You already have a {brand} account',
    title: 'You already have an account',
    somebody: 'Somebody, probably you, wanted to sign up at {brand} with this address.',
    signInInstead: 'It already has an account, so you can simply sign in.',
    signIn: 'Sign in',
    notYou: 'If this was not you, you can ignore this message: nothing has changed.',
  },
  reset: {
    subject: 'Reset your {brand} password',
    title: 'Reset your password',
    useLink: 'Choose a new password with this link. It works once and is valid for one hour.',
    choose: 'Choose a new password',
    orCode: 'Or enter this code on the page where you asked for it, within {time}:',
    notYou: 'If you did not ask for this, your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your {brand} password was changed',
    title: 'Your password was changed',
    changed: 'Your password was changed a moment ago, and every device was signed out.',
    notYou: 'If this was not you, write to {supportEmail} right away.',
  },
  welcome: {
    title: 'Welcome to {brand}',
    ready: 'Your address is confirmed and your account is ready.',
    everythingGoes: 'Everything your temporary addresses receive is deleted when they expire.',
  },
  premiumBegun: {
    subject: 'Welcome to {brand} premium',
    title: 'Your premium plan is active',
    thanks: 'Thank you. We received your payment of {price}, and premium is now active.',
    renews: 'It renews every month. You can cancel at any time on the Manage page.',
    openDashboard: 'Open your dashboard',
  },
  /** What premium has, as a list. */
  benefits: {
    addresses: 'Up to {premiumAddresses} at once',
    lifetime: 'Each for {premiumLifetime}',
    attachments: 'Attachments up to {premiumAttachments}',
    noAds: 'No ads',
  },
  paymentFailed: {
    subject: 'Your {brand} payment did not go through',
    title: 'Your payment did not go through',
    tryAgain: 'We could not charge {price} for this month of premium. We will try again in a few days.',
    checkCard: 'To keep premium without interruption, please check your card.',
    check: 'Check your subscription',
  },
  subscriptionEnds: {
    subject: 'Your {brand} premium ends on {date}',
    title: 'Your subscription was cancelled',
    keptUntil: 'You will not be charged again. You keep premium until {date}.',
    accountStays: 'Your account stays, and you can subscribe again at any time.',
  },
  expired: {
    subject: 'Your {brand} premium has ended',
    title: 'Your premium has ended',
    nothingToPay: 'Your premium time is over. There is nothing to pay, and your account is safe.',
    freePlan: 'The free plan works without signing in: {freeAddresses} at once, each for {freeLifetime}.',
    payToReactivate:
      'Your premium subscription has expired. Your account is safe, and a payment reactivates it.',
    reactivate: 'Reactivate for {price} a month',
  },
  domainMissing: {
    subject: '{name} is missing a DNS record',
    title: 'A DNS record is missing',
    gone: 'The TXT record that proves that {name} is yours has been missing for a day.',
    publishAgain:
      'Please publish it again within two days. Otherwise the domain will be suspended, and mail to it no longer arrives.',
    see: 'See the record',
  },
  domainSuspended: {
    subject: '{name} is suspended',
    title: 'Your domain is suspended',
    lapsed: 'The TXT record of {name} was missing for three days.',
    lostToOther: 'Another account has proved that {name} is theirs.',
    stillReadable: 'Mail in its addresses stays readable until they expire, and new mail no longer arrives.',
    useAgain: 'If the domain is yours, publish the new TXT record to use it again.',
  },
  ownPostmaster: {
    subject: 'Mail to {to}',
    title: 'Somebody wrote to {to}',
    from: 'The sender claims to be {from}.',
    noSender: 'It has no sender, as is usual for reports of failed delivery.',
    footer: 'Every mail domain must accept mail at this address, so {brand} forwards it to you.',
  },
  push: {
    newMail: 'New mail',
    code: 'Code: {code}',
    noSubject: '(no subject)',
    notCheckedYet: 'Sender not checked yet',
    leadsElsewhere: 'Its link leads elsewhere than its text says',
    suspicious: 'Suspicious message',
    saysItIsFrom: 'Says it is from {name}',
    open: 'Open',
    copyCode: 'Copy code',
  },
} as const;

/** A text with values is a function that gets them. Every text knows the name of the product. */
type Filled<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string
    ? [Exclude<NamesIn<Tree[Name]>, 'brand'>] extends [never]
      ? string
      : (values: Record<Exclude<NamesIn<Tree[Name]>, 'brand'>, string>) => string
    : Filled<Tree[Name]>;
};
export type Texts = Filled<typeof texts>;

const read = new Map<string, Texts>();

export function textsIn({ prefix }: Language): Texts {
  const known = read.get(prefix);
  if (known) return known;
  const filled = fill(texts, '', prefix === english.prefix ? {} : readTranslations(prefix)) as Texts;
  read.set(prefix, filled);
  return filled;
}

function readTranslations(prefix: string): Record<string, string> {
  const file = new URL(`../../../translations/server/${prefix}.po`, import.meta.url);
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return Object.fromEntries(items.map(({ msgctxt, msgstr }) => [msgctxt, msgstr[0]]));
}

function fill(tree: object, path: string, translations: Record<string, string>): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, text]: [string, string | object]) => {
      if (typeof text !== 'string') return [name, fill(text, `${path}${name}.`, translations)];
      const sentence = (translations[path + name] || text).replaceAll('{brand}', brand.name);
      const hasValues = /\{\w+\}/.test(text.replaceAll('{brand}', ''));
      return [name, hasValues ? (values: Record<string, string>) => fillIn(sentence, values) : sentence];
    }),
  );
}
