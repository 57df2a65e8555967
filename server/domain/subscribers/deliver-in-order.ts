import type { MessageSummary, WaitQuery } from '#contract/messages.ts';
import type {
  Leased,
  NextStep,
  PendingMail,
  SubscriberQueue,
} from '#server/store/subscribers/subscriber-queue.ts';

const SECOND = 1_000;
/** From the DNS query to the status of the response. */
export const ATTEMPT_MS = 10 * SECOND;
/** Renewed before an attempt that it might not outlast. */
export const LEASE_MS = ATTEMPT_MS + 10 * SECOND;
const NEEDED_MS = ATTEMPT_MS + 5 * SECOND;
const BATCH = 100;
/** After this time, other subscribers get a turn. */
const TURN_MS = 60 * SECOND;

export type Outcome = 'delivered' | 'failed' | 'given up' | 'gone';
/** The message as lists show it. Null when it is deleted, or has no code or link although only these are wanted. */
export type ReadArrival = (
  mail: PendingMail & { ownerId: string },
  wants: WaitQuery['for'],
  signal: AbortSignal,
) => Promise<Arrival | null>;
/** `searching`: its code and its link are not known yet. */
export type Arrival = { address: string; message: MessageSummary; searching: boolean };
/** One attempt at one message. */
export type Attempt<Subscriber> = {
  subscriber: Subscriber;
  mail: PendingMail;
  arrival: Arrival;
  /** Counts from 1. */
  attempt: number;
  signal: AbortSignal;
};

/** Sends what a subscriber has not got yet, in order, until everything is sent or an attempt fails. */
export function createDeliverInOrder<More extends object>({
  queue,
  readArrival,
  wants = () => 'message',
  send,
  settle = (subscriber, step) => queue.settle(subscriber, step),
  retries,
  onAttempt = () => {},
  now,
}: {
  queue: SubscriberQueue<More>;
  readArrival: ReadArrival;
  wants?: (subscriber: Leased & More) => WaitQuery['for'];
  /** `given up`: another attempt would not help. `gone`: the subscriber does not exist any more. */
  send: (attempt: Attempt<Leased & More>) => Promise<Outcome>;
  /** Writes the step that an attempt led to. Called once for each `send`. */
  settle?: (subscriber: Leased & More, step: NextStep, outcome: Outcome) => Promise<boolean>;
  /** The wait after each failed attempt. After the last one the message is skipped. */
  retries: number[];
  onAttempt?: (outcome: Outcome) => void;
  now: () => Date;
}) {
  /** What to do after a failed attempt. Once the inbox has expired there is nothing left to send. */
  function afterFailure(mail: PendingMail, attempt: number): { outcome: Outcome; step: NextStep } {
    const wait = retries[attempt - 1];
    const at = new Date(now().getTime() + (wait ?? 0));
    if (wait === undefined || at >= mail.expiresAt) return { outcome: 'given up', step: { position: mail } };
    return { outcome: 'failed', step: { retry: { message: mail.messageId, attempts: attempt, at } } };
  }

  /** False when another process has taken over. */
  async function keepLease(subscriber: Leased & More): Promise<boolean> {
    if (subscriber.leaseUntil.getTime() - now().getTime() > NEEDED_MS) return true;
    subscriber.leaseUntil = new Date(now().getTime() + LEASE_MS);
    return queue.renew(subscriber, subscriber.leaseUntil);
  }

  /** Returns whether to go on with the next message. The lease is given back with the last one. */
  async function deliverOne(
    subscriber: Leased & More,
    mail: PendingMail,
    isLast: boolean,
    signal: AbortSignal,
  ) {
    const arrival = await readArrival({ ...mail, ownerId: subscriber.ownerId }, wants(subscriber), signal);
    if (!arrival) return queue.settle(subscriber, { position: mail, isLast });
    // The lease is given back, and the subscriber is looked at again in a moment.
    if (arrival.searching) return false;
    if (!(await keepLease(subscriber))) return false;
    const isRepeat = subscriber.currentMessage === mail.messageId;
    const attempt = isRepeat ? subscriber.attempts + 1 : 1;
    const result = await send({ subscriber, mail, arrival, attempt, signal });
    const { outcome, step } =
      result === 'failed'
        ? afterFailure(mail, attempt)
        : { outcome: result, step: result === 'gone' ? {} : { position: mail } };
    const goesOn = outcome === 'delivered' || outcome === 'given up';
    const isOurs = await settle(subscriber, { ...step, isLast: isLast || !goesOn }, outcome);
    if (isOurs) onAttempt(outcome);
    return isOurs && goesOn;
  }

  /** The message that failed before comes first, so that nothing overtakes it. */
  const inOrder = (mails: PendingMail[], current: string | null) =>
    mails.toSorted((a, b) => Number(b.messageId === current) - Number(a.messageId === current));

  return async function deliver(subscriber: Leased & More, signal: AbortSignal): Promise<void> {
    const turnEnds = now().getTime() + TURN_MS;
    for (let mails: PendingMail[]; ; ) {
      mails = await queue.pending(subscriber, now(), BATCH);
      if (!mails.length) {
        // The message to be retried was deleted.
        if (subscriber.currentMessage) await queue.settle(subscriber, { isLast: true });
        return;
      }
      // What came meanwhile is looked for when the lease is released.
      const isAll = mails.length < BATCH;
      for (const [nth, mail] of inOrder(mails, subscriber.currentMessage).entries()) {
        if (signal.aborted || now().getTime() > turnEnds) return;
        const isLast = isAll && nth === mails.length - 1;
        if (!(await deliverOne(subscriber, mail, isLast, signal))) return;
        subscriber.currentMessage = null;
      }
      if (isAll) return;
    }
  };
}
