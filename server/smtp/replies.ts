import { Refusal, type RefusalCode } from '#server/domain/errors.ts';

const codes: Partial<Record<RefusalCode, number>> = {
  'not-found': 550,
  'mailbox-full': 452,
  'other-plan': 452,
  'disk-full': 452,
  blocked: 550,
  'too-large': 552,
  malformed: 554,
  'rate-limited': 421,
};

/** As PostgreSQL says it: disk full, out of memory. */
const isOutOfRoom = (error: unknown) =>
  ['53000', '53100', '53200'].includes(String((error as { code?: unknown })?.code ?? ''));

/** The sender went away in the middle of its mail. */
const hungUp = (error: unknown) =>
  ['ECONNECTION', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as { code?: string })?.code ?? '',
  );

/** Why something was refused, in a word for the metrics, and what the sender is told: never an internal detail. */
export function replyTo(error: unknown): { reason: string; reply: Error & { responseCode: number } } {
  if (error instanceof Refusal && codes[error.code])
    return { reason: error.code, reply: withCode(codes[error.code]!, error.message) };
  if (hungUp(error)) return { reason: 'aborted', reply: withCode(451, 'Connection lost') };
  if (isOutOfRoom(error))
    return { reason: 'no-room', reply: withCode(452, 'Insufficient system storage, try again later') };
  return { reason: 'internal', reply: withCode(451, 'Temporary failure, try again later') };
}

export const withCode = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
