import type { MessageSummary } from '#contract/messages.ts';
import type {
  LeasedWebhook,
  NextStep,
  PendingMail,
  WebhookQueue,
} from '#server/store/webhooks/webhook-queue.ts';
import type { AttemptRow } from '#server/store/webhooks/webhook-store.ts';
import { ATTEMPT_MS, isDelivered, type SendWebhook } from './send-webhook.ts';
import { eventId } from './sign-webhook.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The wait after each failed attempt. After the last one the message is skipped. */
const RETRIES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
/** Renewed before every attempt, so it only has to outlast one. */
export const LEASE_MS = ATTEMPT_MS + 5 * SECOND;
const GONE = 410;
const BATCH = 100;
/** After this time, other webhooks get a turn. */
const TURN_MS = MINUTE;

export type Outcome = 'delivered' | 'failed' | 'given up' | 'disabled';
/** The message as lists show it. Null when it is deleted, or has no code or link although only these are wanted. */
export type ReadArrival = (
  mail: PendingMail & { accountId: string },
  wants: LeasedWebhook['wants'],
) => Promise<{ address: string; message: MessageSummary } | null>;

/** Sends what a webhook has not sent yet, in order, until everything is sent or an attempt fails. */
export function createDeliverWebhook({
  queue,
  readArrival,
  send,
  onAttempt = () => {},
  now,
}: {
  queue: WebhookQueue;
  readArrival: ReadArrival;
  send: SendWebhook;
  onAttempt?: (outcome: Outcome) => void;
  now: () => Date;
}) {
  /** What to do after an attempt. */
  function judge(mail: PendingMail, attempt: AttemptRow): { outcome: Outcome; step: NextStep } {
    if (isDelivered(attempt)) return { outcome: 'delivered', step: { position: mail, attempt } };
    if (attempt.status === GONE) return { outcome: 'disabled', step: { disabledAt: now(), attempt } };
    const wait = RETRIES[attempt.attempt - 1];
    const at = new Date(now().getTime() + (wait ?? 0));
    // Once the inbox has expired there is nothing left to send.
    if (wait === undefined || at >= mail.expiresAt)
      return { outcome: 'given up', step: { position: mail, attempt } };
    const retry = { message: mail.messageId, attempts: attempt.attempt, at };
    return { outcome: 'failed', step: { retry, attempt } };
  }

  /** Returns whether to go on with the next message. */
  async function deliverOne(webhook: LeasedWebhook, mail: PendingMail, signal: AbortSignal) {
    const arrival = await readArrival({ ...mail, accountId: webhook.accountId }, webhook.wants);
    if (!arrival) return queue.settle(webhook, { position: mail });
    if (!(await queue.renew(webhook, new Date(now().getTime() + LEASE_MS)))) return false;
    const isRepeat = webhook.currentMessage === mail.messageId;
    const attempt = await send({
      webhook,
      id: eventId(webhook.id, mail.messageId),
      event: { type: 'message.received', timestamp: new Date(arrival.message.timestamp), data: arrival },
      attempt: isRepeat ? webhook.attempts + 1 : 1,
      signal,
    });
    const { outcome, step } = judge(mail, attempt);
    const isOurs = await queue.settle(webhook, step);
    if (isOurs) onAttempt(outcome);
    return isOurs && (outcome === 'delivered' || outcome === 'given up');
  }

  /** The message that failed before comes first, so that nothing overtakes it. */
  const inOrder = (mails: PendingMail[], current: string | null) =>
    mails.toSorted((a, b) => Number(b.messageId === current) - Number(a.messageId === current));

  return async function deliver(webhook: LeasedWebhook, signal: AbortSignal): Promise<void> {
    const turnEnds = now().getTime() + TURN_MS;
    for (let mails: PendingMail[]; ; ) {
      mails = await queue.pending(webhook, now(), BATCH);
      if (!mails.length) {
        // The message to be retried was deleted.
        if (webhook.currentMessage) await queue.settle(webhook, {});
        return;
      }
      for (const mail of inOrder(mails, webhook.currentMessage)) {
        if (signal.aborted || now().getTime() > turnEnds) return;
        if (!(await deliverOne(webhook, mail, signal))) return;
        webhook.currentMessage = null;
      }
    }
  };
}

export type DeliverWebhook = ReturnType<typeof createDeliverWebhook>;
