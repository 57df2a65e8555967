import { z } from 'zod';
import { domain } from './domains.ts';
import { saying } from './field-reasons.ts';
import { reason } from './operator.ts';
import { because } from './reasons.ts';

const plan = z.enum(['free', 'premium']);

/** A domain with what only the operator sees. */
export const operatorDomain = domain.extend({
  plan,
  /** How often it is chosen, compared with others. */
  weight: z.number(),
  /** When it came into its state. */
  since: z.iso.datetime(),
  /** Addresses that live on it. */
  addresses: z.number(),
  /** The account that an own domain belongs to. */
  owner: z.string().nullable(),
  /** Why it was blocked. */
  reason: z.string().nullable(),
  /** When its records were last looked at. */
  checkedAt: z.iso.datetime().nullable(),
  /** Entered by the operator, as a reminder. */
  renewsOn: z.iso.date().nullable(),
  /** What the lists say: `name` is the entry that stands there, null if none does. `date` is that of the list. */
  lists: z
    .object({
      at: z.iso.datetime(),
      found: z.array(z.object({ list: z.string(), date: z.string(), name: z.string().nullable() })),
    })
    .nullable(),
  /** Of shared domains. */
  figures: z
    .object({
      /** Days with any figure, of the last 30. */
      days: z.array(z.object({ day: z.iso.date(), addresses: z.number(), mails: z.number() })),
      /** Mail that was refused in the last 30 days, by reason. */
      refused: z.record(z.string(), z.number()),
      /** The share of addresses that got a mail within 15 minutes; null below 100 addresses. */
      heard: z.object({ lastDay: z.number().nullable(), before: z.number().nullable() }),
      /** Sites that refused addresses of this domain, as visitors of three networks or more have said. */
      reports: z.array(z.object({ site: z.string(), networks: z.number() })),
    })
    .optional(),
});
export type OperatorDomain = z.infer<typeof operatorDomain>;

/** The addresses that could not be generated without this domain. `rest` are the other shared domains that are active. */
export function leftWithout(
  { kind, state, plan }: Pick<OperatorDomain, 'kind' | 'state' | 'plan'>,
  rest: Array<Pick<OperatorDomain, 'plan'>>,
): string | null {
  if (kind !== 'shared' || state !== 'active') return null;
  if (plan === 'free' && !rest.some((one) => one.plan === 'free')) return 'free addresses';
  return rest.length ? null : 'premium addresses';
}

/** What a look at DNS found, in words. Something has to be mended if any of them is a `fail`. */
const finding = z.object({
  level: z.enum(['ok', 'warn', 'fail']),
  message: z.string(),
  advice: z.string().optional(),
});
export type DomainFinding = z.infer<typeof finding>;

// GET /api/operator/domains
export const operatorDomainsAnswer = z.object({
  success: z.literal(true),
  domains: z.array(operatorDomain),
});
// POST …, POST …/:name/rest, activate, retire and block, PATCH …/:name
export const operatorDomainAnswer = z.object({
  success: z.literal(true),
  domain: operatorDomain,
  /** Addresses that ended with it. */
  closed: z.number(),
  /** Processes that did not take the change over in time. */
  behind: z.number(),
});
export type OperatorDomainAnswer = z.infer<typeof operatorDomainAnswer>;
// POST …/:name/check
export const checkedDomainAnswer = z.object({
  success: z.literal(true),
  domain: operatorDomain,
  findings: z.array(finding),
});
export type CheckedDomainAnswer = z.infer<typeof checkedDomainAnswer>;

export const domainParams = z.object({ name: z.string().max(253) });
export const addDomainBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, saying(because('domain-missing')))
    .max(1000),
  plan: plan.default('free'),
  subdomains: z.boolean().default(false),
});
/** A day or a time. */
export const retireBody = z.object({ on: z.string().max(100) });
export const blockDomainBody = z.object({ reason });
export const changeOperatorDomainBody = z.object({
  weight: z.number().int().min(1).max(1000).optional(),
  renewsOn: z.iso.date().nullable().optional(),
});
export type ChangeOperatorDomain = z.infer<typeof changeOperatorDomainBody>;
