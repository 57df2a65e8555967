import { createAnalyser } from '#server/analysis/analyser.ts';
import { createAnalyseMail } from '#server/domain/analysing/analyse-mail.ts';
import { type ArrivedMail, createRoom } from '#server/domain/stored-mail/arrived-mail.ts';
import type { Base } from './base.ts';

/** Searches mail and checks who sent it: one worker for everything that this process receives. */
export function composeAnalysis({ config, stores, vault, hub, metrics, now, closers }: Base) {
  const analyser = createAnalyser({ dnsServers: config.dnsServers });
  const room = createRoom();
  const analysis = createAnalyseMail({
    messages: stores.messages,
    vault,
    analyser,
    room,
    hub,
    checksSenders: config.senderChecks,
    onSearch: (outcome) => metrics.searches.inc({ outcome }),
    onCheck(outcome, seconds) {
      metrics.verdicts.inc({ outcome });
      if (outcome !== 'dropped' && outcome !== 'failed') metrics.verdictSeconds.observe(seconds);
    },
    now,
  });
  closers.defer(async () => {
    const closing = analysis.close();
    // What is being analysed is left to the next start.
    await analyser.close();
    await closing;
  });
  if (config.senderChecks)
    metrics.measured('sender_checks_waiting', 'Mails whose sender check is running or waiting', [], () => [
      { value: analysis.checking() },
    ]);
  return {
    ...analysis,
    room,
    /** A mail was stored by this thread. */
    stored(mail: ArrivedMail) {
      const taken = room.take(mail);
      if (taken) analysis.arrived(taken);
      else analysis.left();
    },
  };
}

export type Analysis = ReturnType<typeof composeAnalysis>;
