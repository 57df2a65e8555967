import { english, type Language, localeOf } from './languages.ts';
import { planWords } from './plan-words/all.ts';
import { durationWith } from './plan-words/duration.ts';
import type { PlanWords } from './plan-words/words.ts';
import { MEBIBYTE, type Plans, price } from './plans.ts';
import { timings } from './timings.ts';

/** For languages whose words change with their place in a sentence: see plan-words. */
type Inflected =
  | 'freeLifetime'
  | 'premiumLifetime'
  | 'freeAddresses'
  | 'premiumAddresses'
  | 'cooldown'
  | 'inboxRefresh';
type Forms = { [Name in `${Inflected}${'Genitive' | 'Dative' | 'Accusative'}`]?: string };

/** The limits and numbers of the product as pages write them, such as '1 hour' or '50 MB'. */
export type PlanLimits = Forms & {
  freeLifetime: string;
  premiumLifetime: string;
  /** How many addresses at once, as a number and with its noun. */
  freeCount: string;
  freeAddresses: string;
  premiumCount: string;
  premiumAddresses: string;
  freeAttachments: string;
  premiumAttachments: string;
  freeMessages: string;
  premiumMessages: string;
  cooldown: string;
  /** A month of premium: now, before, and what is saved. */
  price: string;
  priceBefore: string;
  /** Of the free plan: '$0'. */
  noPrice: string;
  saving: string;
  /** How often an inbox checks for new mail by itself. */
  inboxRefresh: string;
  /** 'on' when this server takes payments, else 'off': then premium is coming soon. */
  billing: string;
  /** 'on' where visitors can sign in with Google. */
  google: string;
  /** The opposite, for `aria-disabled`. */
  googleOff: `${boolean}`;
  /** 'many' where visitors can choose a domain, else 'one'. */
  domains: string;
  /** The heading of /upgrade and the sentence below it. */
  upgradeTitle: string;
  upgradeLead: string;
  /** The question about buying on /pricing and its answer, and what search engines are told about the offer. */
  buyQuestion: string;
  buyAnswer: string;
  availability: string;
};

type Facts = { billing?: boolean; google?: boolean; domains?: number };

/** The limits in a language, by default in English. */
export function describePlans(
  plans: Plans,
  cooldownMs: number,
  { billing = false, google = false, domains = 1 }: Facts = {},
  language: Language = english,
): PlanLimits {
  const words = planWords[language.prefix];
  const { free, premium } = plans;
  const sale = billing ? 'sold' : 'soon';
  return {
    freeLifetime: durationInWords(free.lifetimeMs, words),
    premiumLifetime: durationInWords(premium.lifetimeMs, words),
    freeCount: String(free.maxAddresses),
    freeAddresses: words.addresses(free.maxAddresses),
    premiumCount: String(premium.maxAddresses),
    premiumAddresses: words.addresses(premium.maxAddresses),
    freeAttachments: sizeInWords(free.attachmentLimit, words),
    premiumAttachments: sizeInWords(premium.attachmentLimit, words),
    freeMessages: String(free.maxMessages),
    premiumMessages: String(premium.maxMessages),
    cooldown: durationInWords(cooldownMs, words),
    ...pricesIn(language, words),
    inboxRefresh: durationInWords(timings.inboxRefresh, words),
    billing: billing ? 'on' : 'off',
    google: google ? 'on' : 'off',
    googleOff: `${!google}`,
    domains: domains > 1 ? 'many' : 'one',
    upgradeTitle: words.upgradeTitle[sale],
    upgradeLead: words.upgradeLead[sale],
    buyQuestion: words.buyQuestion[sale],
    buyAnswer: words.buyAnswer[sale],
    availability: billing ? 'InStock' : 'PreOrder',
    ...words.forms?.(plans, cooldownMs),
  };
}

function pricesIn(language: Language, { saving }: PlanWords) {
  // Between Arabic words, the signs of “4.99 US$” would change places.
  const locale = language.dir === 'rtl' ? localeOf(english) : localeOf(language);
  const write = (value: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, style).format(value);
  const money = { style: 'currency', currency: price.currency } as const;
  return {
    price: write(price.perMonth, money),
    priceBefore: write(price.perMonthBefore, money),
    noPrice: write(0, { ...money, maximumFractionDigits: 0 }),
    saving: saving(write(1 - price.perMonth / price.perMonthBefore, { style: 'percent' })),
  };
}

/** Replaces the limits at build time: every limit is its own placeholder. */
export function limitPlaceholders(limits: PlanLimits): PlanLimits {
  return Object.fromEntries(Object.keys(limits).map((name) => [name, `{{${name}}}`])) as PlanLimits;
}

/** '1 hour', '48 hours', '3 days', '1 hour 30 minutes'. Up to two days are counted in hours. */
export function durationInWords(ms: number, words: Pick<PlanWords, 'time'> = planWords.en): string {
  return durationWith(words.time, ms);
}

const sizes = [
  ['GB', 1024 * MEBIBYTE],
  ['MB', MEBIBYTE],
] as const;

/** '5 MB', '1.5 MB', '500 KB', '1 GB'. */
export function sizeInWords(bytes: number, words: Pick<PlanWords, 'size'> = planWords.en): string {
  const [unit, size] = sizes.find(([, size]) => bytes >= size) ?? (['KB', 1024] as const);
  return words.size(Math.round((bytes / size) * 10) / 10, unit);
}
