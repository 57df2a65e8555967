import { limits } from '#web/lib/limits.ts';

/** The two plans side by side, in the same words on every page. */
export const planFacts: { label: string; free: string; premium: string }[] = [
  {
    label: 'Addresses at the same time',
    free: `Up to ${limits.freeCount}`,
    premium: `Up to ${limits.premiumCount}`,
  },
  { label: 'Address lifetime', free: limits.freeLifetime, premium: limits.premiumLifetime },
  {
    label: 'Attachments per message',
    free: `Up to ${limits.freeAttachments}`,
    premium: `Up to ${limits.premiumAttachments}`,
  },
  { label: 'Messages per inbox', free: limits.freeMessages, premium: limits.premiumMessages },
  { label: 'Who can open an inbox', free: 'Anyone who knows its address', premium: 'Only you' },
  { label: 'Choose the name of an address', free: 'No', premium: 'Yes' },
  { label: 'Delivery', free: 'Normal', premium: 'Priority' },
  { label: 'Support', free: 'Standard', premium: 'Priority' },
  { label: 'Dashboard', free: 'No', premium: 'Yes' },
  { label: 'Ads', free: 'Yes, never inside a message', premium: 'None' },
];
