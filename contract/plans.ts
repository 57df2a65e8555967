export const MEBIBYTE = 2 ** 20;
const HOUR = 60 * 60 * 1000;

export type PlanName = 'free' | 'premium';

/** What a plan allows. The operator can change most of these defaults with settings. */
export type Plan = {
  maxAddresses: number;
  lifetimeMs: number;
  /** Decoded attachment bytes of one mail. */
  attachmentLimit: number;
  maxMessages: number;
  /** Own domains of an account. */
  maxDomains: number;
  /** How often an address can be extended; null: until it has reached `maxLifetimeMs`. */
  extensions: number | null;
  /** How long an address lives at most, with all extensions. */
  maxLifetimeMs: number;
};

export type Plans = Record<PlanName, Plan>;

export const defaultPlans: Plans = {
  free: {
    maxAddresses: 2,
    lifetimeMs: HOUR,
    attachmentLimit: 5 * MEBIBYTE,
    maxMessages: 50,
    maxDomains: 0,
    extensions: 0,
    maxLifetimeMs: HOUR,
  },
  premium: {
    maxAddresses: 5,
    lifetimeMs: 24 * HOUR,
    attachmentLimit: 50 * MEBIBYTE,
    maxMessages: 500,
    maxDomains: 3,
    extensions: null,
    maxLifetimeMs: 7 * 24 * HOUR,
  },
};

export const GUEST_COOLDOWN_MS = 48 * HOUR;

/** Extra bytes for headers and texts, besides the attachments. */
export const TEXT_ROOM = MEBIBYTE;

export const price = {
  currency: 'USD',
  perMonth: 4.99,
  perMonthBefore: 9.99,
  label: '$4.99',
  before: '$9.99',
  saving: 'Save 50%',
} as const;
