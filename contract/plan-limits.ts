import { counted } from './counted.ts';
import { MEBIBYTE, type Plans, price } from './plans.ts';
import { timings } from './timings.ts';

/** The limits and numbers of the product as pages write them, such as '1 hour' or '50 MB'. */
export type PlanLimits = {
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
  price: string;
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

export function describePlans(
  plans: Plans,
  cooldownMs: number,
  { billing = false, google = false, domains = 1 } = {},
): PlanLimits {
  const { free, premium } = plans;
  return {
    freeLifetime: durationInWords(free.lifetimeMs),
    premiumLifetime: durationInWords(premium.lifetimeMs),
    freeCount: String(free.maxAddresses),
    freeAddresses: counted(free.maxAddresses, 'address', 'addresses'),
    premiumCount: String(premium.maxAddresses),
    premiumAddresses: counted(premium.maxAddresses, 'address', 'addresses'),
    freeAttachments: sizeInWords(free.attachmentLimit),
    premiumAttachments: sizeInWords(premium.attachmentLimit),
    freeMessages: String(free.maxMessages),
    premiumMessages: String(premium.maxMessages),
    cooldown: durationInWords(cooldownMs),
    price: price.label,
    inboxRefresh: durationInWords(timings.inboxRefresh),
    billing: billing ? 'on' : 'off',
    google: google ? 'on' : 'off',
    googleOff: `${!google}`,
    domains: domains > 1 ? 'many' : 'one',
    upgradeTitle: billing ? 'Upgrade to Premium' : 'Premium Features Coming Soon',
    upgradeLead: billing
      ? 'More addresses, more time, no ads. Cancel anytime.'
      : 'We are still building the paid plan. This is what it will include:',
    buyQuestion: billing ? 'How do I get premium?' : 'When can I buy premium?',
    buyAnswer: billing
      ? 'Create an account on the upgrade page, enter the code that we email you, and pay by card on Stripe’s own page. Premium starts as soon as the payment is confirmed. We never see the number of your card.'
      : 'As long as the upgrade page says “coming soon”, premium cannot be bought and nothing is charged. Until then you can use the free plan with all its features.',
    availability: billing ? 'InStock' : 'PreOrder',
  };
}

/**
 * Pages are built before the settings are known, so the built files contain placeholders such as `{{freeLifetime}}`.
 * The server fills them in when it loads the site; the browser does it for texts that arrive as scripts.
 */
export function fillLimits(text: string, limits: PlanLimits): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => limits[name as keyof PlanLimits] ?? whole);
}

/** Replaces the limits at build time: every limit is its own placeholder. */
export function limitPlaceholders(limits: PlanLimits): PlanLimits {
  return Object.fromEntries(Object.keys(limits).map((name) => [name, `{{${name}}}`])) as PlanLimits;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** '1 hour', '48 hours', '3 days', '1 hour 30 minutes'. Up to two days are counted in hours. */
export function durationInWords(ms: number): string {
  const parts: string[] = [];
  let rest = Math.round(ms / 1000) * 1000;
  for (const [unit, length] of units) {
    if (unit === 'day' && ms <= 2 * length) continue;
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(counted(count, unit));
  }
  return parts.join(' ') || '0 seconds';
}

/** '5 MB', '1.5 MB', '500 KB', '1 GB'. */
export function sizeInWords(bytes: number): string {
  const [unit, size] =
    bytes >= 1024 * MEBIBYTE ? ['GB', 1024 * MEBIBYTE] : bytes >= MEBIBYTE ? ['MB', MEBIBYTE] : ['KB', 1024];
  return `${Math.round((bytes / Number(size)) * 10) / 10} ${unit}`;
}
