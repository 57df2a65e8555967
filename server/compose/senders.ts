import { createJudgeSenders, type JudgeSenders } from '#server/domain/stored-mail/judge-senders.ts';
import { createJudge } from '#server/verdict/judge.ts';
import type { Base } from './base.ts';

export type Senders = Pick<JudgeSenders, 'arrived' | 'resume'>;

/** Checks who sent a mail: one worker for everything that this process receives and shows. */
export function composeSenders({ config, stores, vault, metrics, closers }: Base): Senders {
  if (!config.senderChecks) return { arrived() {}, async resume() {} };
  const judge = createJudge({ dnsServers: config.dnsServers });
  closers.defer(() => judge.close());
  const senders = createJudgeSenders({
    messages: stores.messages,
    vault,
    judge,
    onOutcome(outcome, seconds) {
      metrics.verdicts.inc({ outcome });
      if (outcome !== 'dropped' && outcome !== 'failed') metrics.verdictSeconds.observe(seconds);
    },
  });
  closers.defer(async () => senders.close());
  metrics.measured('sender_checks_waiting', 'Mails whose sender check is running or waiting', [], () => [
    { value: senders.waiting() },
  ]);
  return senders;
}
