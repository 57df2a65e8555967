/** The date both legal texts carry. */
export const LEGAL_UPDATED = 'June 22, 2025';

export type PlanFact = { label: string; free: string; premium: string };

/** The two plans side by side, said the same way on every page. */
export const planFacts: PlanFact[] = [
  { label: 'Addresses at the same time', free: 'Up to 2', premium: 'Up to 5' },
  { label: 'Address lifetime', free: '1 hour', premium: '24 hours' },
  { label: 'Attachments per message', free: 'Up to 5 MB', premium: 'Up to 50 MB' },
  { label: 'Messages per inbox', free: '50', premium: '500' },
  { label: 'Who can open an inbox', free: 'Anyone who knows its address', premium: 'You alone' },
  { label: 'Choose the name of an address', free: 'No', premium: 'Yes' },
  { label: 'Delivery', free: 'Normal', premium: 'Priority' },
  { label: 'Support', free: 'Standard', premium: 'Priority' },
  { label: 'Dashboard', free: 'No', premium: 'Yes' },
  { label: 'Ads', free: 'Yes, in fixed boxes', premium: 'None' },
];
