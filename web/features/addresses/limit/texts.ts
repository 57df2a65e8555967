import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('en');

export const texts = {
  limitReached: 'Email Limit Reached',
  tryAgainIn: 'Try again in',
  nextAddress: 'Next address in',
  networkLimit:
    'Too many addresses were generated from your network, maybe by other people who share it. This is not about your own addresses.',
  premiumLimit: (max: number) =>
    plural(max, {
      one: 'Your address is in use. You can generate the next one when the oldest expires, or as soon as you delete one.',
      other: `All ${max} of your addresses are in use. You can generate the next one when the oldest expires, or as soon as you delete one.`,
    }),
  freeLimit: (max: number) =>
    plural(max, {
      one: `The free plan includes up to ${max} address. Deleting an address does not free its place.`,
      other: `The free plan includes up to ${max} addresses. Deleting an address does not free its place.`,
    }),
  freeLimitKeep: ({ max, inUse }: { max: number; inUse: number }) =>
    `The free plan includes up to ${plural(max, { one: `${max} address`, other: `${max} addresses` })}. You can keep using the ${plural(inUse, { one: 'one', other: 'ones' })} you have. Deleting an address does not free its place.`,
  premiumGives: () =>
    `Premium gives you ${limits.premiumAddresses} at once, each for ${limits.premiumLifetime}.`,
  upgrade: 'Upgrade to Premium',
};
