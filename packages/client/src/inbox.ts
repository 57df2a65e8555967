import { isObject, readAnswer, unreadable } from './answer.ts';
import type { Caller, CallOptions } from './caller.ts';
import { MayflyError } from './error.ts';
import { followEvents, type LiveEvent } from './events.ts';
import { pause } from './pause.ts';
import { retryDelay } from './retry.ts';
import type { Deliveries, Message, OpenedMessage } from './types.ts';

export type WaitOptions = {
  /** How long to wait, 60 seconds unless said. */
  timeoutMs?: number;
  /** Text that the sender has to contain, in any case. */
  from?: string;
  /** Text that the subject has to contain, in any case. */
  subject?: string;
  /** Text that the recipient has to contain as it was written, in any case: `+shop`. */
  to?: string;
  /** Only mail after this: the id of a message, an ISO time, or `now`. */
  since?: string;
  signal?: AbortSignal;
};

export type ListOptions = {
  /** Text that the recipient has to contain as it was written, in any case: `+shop`. */
  to?: string;
  /** What to search for in sender, subject and text, such as `from:shop "your order" -newsletter`. */
  q?: string;
  signal?: AbortSignal;
};

type Kind = 'message' | 'code' | 'link';
/** Without a message, nothing has arrived yet. */
type WaitAnswer = { message?: Message; position: string | null };
type InboxData = { id?: string | undefined; address: string; expiresAt?: Date | undefined };

/** The longest that one request may wait. */
const MAX_REQUEST_S = 60;
/** A place for a waiting call is free as soon as another one ends, which is often earlier than the service can promise. */
const FOR_A_PLACE_MS = 1_000;
const BEGINNING = '1970-01-01T00:00:00Z';
const LAST_LOOK_MS = 5_000;
const SUBJECT_LENGTH = 80;
/** Controls, direction marks and fillers: a subject must not rearrange the line it is printed in. */
const INVISIBLE = /[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu;

/** One address and its mail. */
export class Inbox {
  readonly address: string;
  /** When the address ends. Unknown if the inbox was opened by its address. */
  get expiresAt(): Date | undefined {
    return this.#expiresAt;
  }
  readonly #caller: Caller;
  readonly #path: string;
  #id: string | undefined;
  #expiresAt: Date | undefined;
  /** Everything up to here has been looked at, for each question that was asked. */
  readonly #positions = new Map<string, string>();

  constructor(caller: Caller, { id, address, expiresAt }: InboxData) {
    this.#caller = caller;
    this.#id = id;
    this.address = address;
    this.#expiresAt = expiresAt;
    this.#path = `/emails/${encodeURIComponent(address)}`;
  }

  /**
   * The newest code. A code that is already there counts; the next call waits for a newer one. Rejects with the code
   * `timeout` when none comes in time.
   */
  async waitForCode(options: WaitOptions = {}): Promise<string> {
    return (await this.#wait('code', options)).code!.value;
  }

  /** The address of the newest link to confirm, sign in, reset a password or accept an invitation. */
  async waitForLink(options: WaitOptions = {}): Promise<string> {
    return (await this.#wait('link', options)).link!.url;
  }

  /** The next message. Calls in a loop return every message once, in the order of arrival. */
  waitForMessage(options: WaitOptions = {}): Promise<Message> {
    return this.#wait('message', options);
  }

  /** All messages, those to a written form of the address, or those that a search finds, newest first. */
  async messages({ to, q, signal }: ListOptions = {}): Promise<Message[]> {
    const what = `list the mail of ${this.address}`;
    const query = new URLSearchParams({ view: 'summary', ...(to ? { to } : {}), ...(q ? { q } : {}) });
    return (await this.#caller.json(`${this.#path}/messages?${query}`, { what, signal, list: 'messages' }))
      .messages;
  }

  /** One message with its text and sanitized HTML. This does not mark it as seen. */
  async read(id: string): Promise<OpenedMessage> {
    return (await this.#caller.json(this.#messagePath(id), { what: 'read the message', part: 'message' }))
      .message;
  }

  /** The message as it arrived (message/rfc822). */
  async raw(id: string): Promise<Uint8Array> {
    return this.#caller.bytes(`${this.#messagePath(id)}/raw`, { what: 'read the message' });
  }

  async attachment(id: string, attachmentId: string): Promise<Uint8Array> {
    const path = `${this.#messagePath(id)}/attachments/${encodeURIComponent(attachmentId)}`;
    return this.#caller.bytes(path, { what: 'read the attachment' });
  }

  async markSeen(id: string, seen = true): Promise<void> {
    await this.#caller.send(this.#messagePath(id), {
      what: 'mark the message',
      method: 'PATCH',
      body: { seen },
    });
  }

  /** Up to 100 messages at once. Returns the ids of those that changed. */
  async markManySeen(ids: string[], seen = true): Promise<string[]> {
    const body = { ids, seen };
    return this.#changeMany({ what: 'mark the messages', method: 'PATCH', body });
  }

  /** Up to 100 messages at once. Returns the ids of those that were there. */
  async deleteMessages(ids: string[]): Promise<string[]> {
    return this.#changeMany({ what: 'delete the messages', method: 'DELETE', body: { ids } });
  }

  async #changeMany(options: CallOptions): Promise<string[]> {
    return (await this.#caller.json(`${this.#path}/messages`, { ...options, list: 'ids' })).ids;
  }

  async deleteMessage(id: string): Promise<void> {
    await this.#caller.send(this.#messagePath(id), { what: 'delete the message', method: 'DELETE' });
  }

  /**
   * Gives the address its time again from now, with all of its mail, and returns the new end. Rejects with the code
   * `conflict` when that is not possible: `extendableAt` of the error says from when it is.
   */
  async extend(): Promise<Date> {
    const what = `extend ${this.address}`;
    const path = `/emails/${await this.#ownId(what)}/extend`;
    const { email } = await this.#caller.json(path, { what, method: 'POST', part: 'email' });
    this.#expiresAt = new Date(email.expires_at);
    return this.#expiresAt;
  }

  /** Gives the address a label, which its owner alone sees, or takes it away with null. */
  async setLabel(label: string | null): Promise<void> {
    const what = `label ${this.address}`;
    await this.#caller.send(`/emails/${await this.#ownId(what)}`, { what, method: 'PATCH', body: { label } });
  }

  /** What mail servers tried to deliver here and what they were answered, to see why there is no mail. */
  async deliveries(): Promise<Deliveries> {
    const what = `list the deliveries to ${this.address}`;
    const { success, ...deliveries } = await this.#caller.json(`${this.#path}/deliveries`, {
      what,
      list: 'attempts',
    });
    return deliveries;
  }

  /** Deletes the address and all of its mail. */
  async delete(): Promise<void> {
    const what = `delete ${this.address}`;
    await this.#caller.send(`/emails/${await this.#ownId(what)}`, { what, method: 'DELETE' });
  }

  /** Live events of this address. */
  events(options: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent, void, void> {
    return followEvents(this.#caller, `/events?address=${encodeURIComponent(this.address)}`, options);
  }

  async #ownId(what: string): Promise<string> {
    if (!this.#id) {
      const { emails } = (await this.#caller.json('/emails', { what, list: 'emails' })) as {
        emails: Required<InboxData>[];
      };
      this.#id = emails.find(({ address }) => address === this.address)?.id;
    }
    if (!this.#id) throw new MayflyError(`Could not ${what}: it is not yours, or is gone`, 'not_found', 404);
    return this.#id;
  }

  #messagePath(id: string): string {
    return `${this.#path}/messages/${encodeURIComponent(id)}`;
  }

  async #wait(kind: Kind, options: WaitOptions): Promise<Message> {
    const { timeoutMs = 60_000, from = '', subject = '', to = '', since, signal } = options;
    if (!(timeoutMs > 0))
      throw new MayflyError(`timeoutMs has to be more than 0, and is ${timeoutMs}`, 'bad_request');
    const question = JSON.stringify([kind, from, subject, to]);
    const begun = Date.now();
    const deadline = begun + timeoutMs;
    // The newest code is the valid one. Messages are read from the beginning.
    let failures = 0;
    let position = since ?? this.#positions.get(question) ?? (kind === 'message' ? BEGINNING : '');
    for (let left = timeoutMs; left > 0; left = deadline - Date.now()) {
      const timeout = Math.min(MAX_REQUEST_S, Math.max(1, Math.ceil(left / 1000)));
      const query = new URLSearchParams({
        for: kind,
        from,
        subject,
        ...(to ? { to } : {}),
        since: position,
        timeout: String(timeout),
      });
      const answer = await this.#tryToWait(kind, query, { deadline, failures: failures + 1, signal });
      failures = answer ? 0 : failures + 1;
      if (!answer) continue;
      position = answer.position || position;
      this.#positions.set(question, position);
      if (answer.message) return answer.message;
    }
    // A request waits for whole seconds.
    const waited = plural(Math.max(1, Math.round((Date.now() - begun) / 1_000)), 'second');
    const others = kind === 'message' || since ? '' : await this.#mailWithout(kind, to);
    throw new MayflyError(`No ${kind} arrived at ${this.address} within ${waited}.${others}`, 'timeout');
  }

  /** What arrived instead, in words, if anything. */
  async #mailWithout(kind: 'code' | 'link', to: string): Promise<string> {
    const signal = AbortSignal.timeout(LAST_LOOK_MS);
    const all = await this.messages({ to, signal }).catch(() => []);
    const [newest, ...more] = all.filter((message) => !message[kind]);
    if (!newest) return '';
    const subject = [...newest.subject.replace(INVISIBLE, '')].slice(0, SUBJECT_LENGTH).join('');
    const which = more.length ? ', the newest' : '';
    return ` ${plural(more.length + 1, 'message')} arrived without one${which}: '${subject}'.`;
  }

  /** Null when the service could not answer for the moment. */
  async #tryToWait(
    kind: Kind,
    query: URLSearchParams,
    { deadline, failures, signal }: { deadline: number; failures: number; signal: AbortSignal | undefined },
  ): Promise<WaitAnswer | null> {
    const what = `wait for mail at ${this.address}`;
    try {
      const response = await this.#caller.send(`${this.#path}/wait?${query}`, { what, signal });
      if (response.status === 204) return { position: response.headers.get('mayfly-position') };
      const answer = (await readAnswer(response, what)) as WaitAnswer;
      if (!isObject(answer.message) || (kind !== 'message' && !isObject(answer.message[kind])))
        throw unreadable(what);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      const isFull = hasNoPlace(error);
      const delay = isFull ? FOR_A_PLACE_MS : retryDelay(error, failures);
      if (delay === null || Date.now() + delay >= deadline) throw isFull ? noPlace(what, error) : error;
      await pause(delay, signal);
      return null;
    }
  }
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** As many calls as allowed are waiting already. A longer pause is asked for when something else was too much. */
const hasNoPlace = (error: unknown): error is MayflyError =>
  error instanceof MayflyError && error.status === 429 && (error.retryAfterSeconds ?? 0) <= MAX_REQUEST_S;

const noPlace = (what: string, { retryAfterSeconds }: MayflyError) =>
  new MayflyError(
    `Could not ${what}: one token can have 20 waiting calls and event streams at once, one network 200, and none became free`,
    'rate_limited',
    429,
    retryAfterSeconds ? { retryAfterSeconds } : {},
  );
