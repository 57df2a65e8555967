import { Refusal, type RefusalKind } from '#server/domain/errors.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { Refusals } from './refusals.ts';

const codes: Partial<Record<RefusalKind, number>> = {
  'not-found': 550,
  'mailbox-full': 452,
  spent: 550,
  'other-plan': 452,
  'disk-full': 452,
  'network-full': 452,
  unavailable: 451,
  blocked: 550,
  'too-large': 552,
  malformed: 554,
  'rate-limited': 421,
};

/** PostgreSQL's codes for a full disk and for too little memory. */
const isOutOfRoom = (error: unknown) =>
  ['53000', '53100', '53200'].includes(String((error as { code?: unknown })?.code ?? ''));

/** The sender disconnected in the middle of its mail. */
const isDisconnect = (error: unknown) => (error as { code?: string })?.code === 'ECONNECTION';

export type Reply = { responseCode: number; message: string };

/** The reason in one word, for the metrics, and the reply to the sender, which never holds an internal detail. */
export function replyTo(error: unknown): { reason: string; reply: Reply } {
  if (error instanceof Refusal && codes[error.kind])
    return { reason: error.kind, reply: withCode(codes[error.kind]!, error.message) };
  if (isDisconnect(error)) return { reason: 'aborted', reply: withCode(451, smtpTexts.connectionLost) };
  if (isOutOfRoom(error)) return { reason: 'no-room', reply: withCode(452, smtpTexts.outOfSpace) };
  return { reason: 'internal', reply: withCode(451, smtpTexts.temporaryFailure) };
}

/** The same in one word only. */
export const reasonOf = (error: unknown): string => replyTo(error).reason;

const withCode = (responseCode: number, message: string): Reply => ({ responseCode, message });

type Deps = { metrics: Metrics; refusals: Refusals; log: Logger };

/** Counts and logs a refusal, and gives the reply for it, with the id by which the log names this connection. */
export function createRefuse({ metrics, refusals, log }: Deps) {
  return function refuse(error: unknown, session: string): Reply {
    const { reason, reply } = replyTo(error);
    metrics.refused.inc({ reason });
    refusals.add(reason, session);
    if (reason === 'internal' || reason === 'no-room')
      log.error({ err: error, reason, session }, 'a mail was deferred because of an internal error');
    else log.debug({ reason, session }, 'refused');
    return withCode(reply.responseCode, `${reply.message} (${session})`);
  };
}
