import type { MessageSummary } from '#contract/messages.ts';
import type { Verdict } from '#contract/senders.ts';
import { timings } from '#contract/timings.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useNow } from '#web/lib/use-now.ts';

export type ShownVerdict = Verdict | 'checking';

/** The verdict on a sender, or that it is on its way. */
export function useShownVerdict({ sender, timestamp }: MessageSummary, now: () => number): ShownVerdict {
  const areChecked = useConfig()?.features.senders ?? true;
  const age = useNow(now, timings.ageTick) - Date.parse(timestamp);
  const isPending = sender.verdict === 'unchecked' && areChecked && age < timings.senderCheck;
  return isPending ? 'checking' : sender.verdict;
}
