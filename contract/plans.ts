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
};

export type Plans = Record<PlanName, Plan>;

export const defaultPlans: Plans = {
  free: { maxAddresses: 2, lifetimeMs: HOUR, attachmentLimit: 5 * MEBIBYTE, maxMessages: 50 },
  premium: { maxAddresses: 5, lifetimeMs: 24 * HOUR, attachmentLimit: 50 * MEBIBYTE, maxMessages: 500 },
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
