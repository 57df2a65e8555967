import { z } from 'zod';
import { params } from './errors.ts';

export const DOMAIN_STATES = [
  'pending',
  'active',
  'resting',
  'retiring',
  'retired',
  'suspended',
  'blocked',
] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** One word for visitors; null if too little is known. */
export const domainHealth = z.enum(['good', 'listed', 'quiet']).nullable();
export type DomainHealth = z.infer<typeof domainHealth>;

export const recordStatus = z.enum(['ok', 'missing', 'wrong', 'unknown']);
export type RecordStatus = z.infer<typeof recordStatus>;

export const domainRecord = z.object({
  type: z.enum(['TXT', 'MX']),
  name: z.string(),
  value: z.string(),
  status: recordStatus,
  /** What stands there instead; null if nothing does, or DNS did not answer. */
  found: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
});
export type DomainRecord = z.infer<typeof domainRecord>;

export const domain = z.object({
  /** The ASCII form. */
  name: z.string(),
  /** The form that people read, which may have letters of any script. */
  display: z.string(),
  kind: z.enum(['shared', 'own']),
  state: z.enum(DOMAIN_STATES),
  /** Whether addresses may have a sub-domain of their own. */
  subdomains: z.boolean(),
  /** When a retiring domain ends. */
  endsAt: z.iso.datetime().nullable(),
  /** What its owner has to mend. */
  problem: z.string().nullable(),
  problemCode: z.string().nullable(),
  problemParams: params,
  health: domainHealth,
  /** Of own domains. */
  records: z.array(domainRecord).optional(),
});
export type Domain = z.infer<typeof domain>;

export const domainList = z.object({ success: z.literal(true), domains: z.array(domain) });
export type DomainList = z.infer<typeof domainList>;
export const domainAnswer = z.object({ success: z.literal(true), domain });
export type DomainAnswer = z.infer<typeof domainAnswer>;
export const newDomainBody = z.object({ name: z.string().max(1000) });
export const changeDomainBody = z.object({ subdomains: z.boolean() });
