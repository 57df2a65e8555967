import type { PublicConfig } from '#contract/config.ts';
import type { DeliveryAttempt } from '#contract/deliveries.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { texts } from './texts.ts';

/** Of the address that the attempt was for. `config` is undefined until the server has told its limits. */
export type Limits = { plan: 'free' | 'premium'; config: PublicConfig | undefined };

/** What happened, as a sentence. A code that this outcome does not have is left out: the rest is still true. */
export function describeAttempt(attempt: DeliveryAttempt, limits: Limits): string {
  const { outcome, code } = attempt;
  if (outcome === 'stored') return texts.stored;
  if (outcome === 'broken' || code === 'broken') return texts.broken;
  if (outcome === 'refused' && code === 'too-large') return describeTooLarge(attempt, limits);
  const words: Partial<Record<typeof code, string>> = texts[outcome];
  return words[code] ?? texts[outcome].other;
}

/** Only the size of the attachments depends on the plan. A smaller mail has too much of everything else. */
function describeTooLarge({ bytes }: DeliveryAttempt, { plan, config }: Limits): string {
  if (bytes === null || !config) return texts.tooLarge;
  const size = formatBytes(bytes);
  const { attachmentLimit } = config.plans[plan];
  if (bytes <= attachmentLimit) return texts.textTooLarge(size);
  const limit = formatBytes(attachmentLimit);
  const premium = config.plans.premium.attachmentLimit;
  return premium > attachmentLimit
    ? texts.tooLargeForFree({ size, limit, premium: formatBytes(premium) })
    : texts.tooLargeFor({ size, limit });
}

/** The newest attempt that stored nothing. */
export const newestFailure = (attempts: DeliveryAttempt[]) =>
  attempts.find(({ outcome }) => outcome !== 'stored');
