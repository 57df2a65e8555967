import { Caller, type CallerOptions } from './caller.ts';
import { followEvents, type LiveEvent } from './events.ts';
import { Inbox } from './inbox.ts';

export type MayflyOptions = {
  /** Where your Mayfly is, such as `https://mayfly.example`. */
  baseUrl: string;
  /** The token of a guest, a session or a key. Without it, a new guest is created with the first call. */
  token?: string;
  /** The largest file or source of a message that is read, 128 MB unless said. */
  maxFileBytes?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
};

export type InboxOptions = {
  /** One of the service's domains, or your own. */
  domain?: string;
  /** A name of your choice (premium). On your own domain, `*` takes mail to every name that has no address. */
  name?: string;
  /** Puts a random label in front of the domain, if the domain allows it. */
  subdomain?: boolean;
  /** How long it lives, such as `15m`: at least a minute, and at most the time of your plan. */
  lifetime?: string;
  /** It takes this many messages, from 1 to 20, and refuses all others. */
  maxMessages?: number;
  /** What you call it: up to 40 characters, which nobody else sees. */
  label?: string | null;
};

type InboxAnswer = { id: string; address: string; expires_at: string };

/** A Mayfly service, and the inboxes of one token. */
export class Mayfly {
  readonly #caller: Caller;

  constructor(options: MayflyOptions) {
    this.#caller = new Caller(options satisfies CallerOptions);
  }

  /** The token in use. Keep it to reach the same inboxes later. Undefined until the first call of a new guest. */
  get token(): string | undefined {
    return this.#caller.token;
  }

  async createInbox(options: InboxOptions = {}): Promise<Inbox> {
    const call = { what: 'create an address', method: 'POST', body: options, part: 'email' };
    return this.#open((await this.#caller.json('/generate-email', call)).email);
  }

  /** All living inboxes of the token. */
  async inboxes(): Promise<Inbox[]> {
    const { emails } = await this.#caller.json('/emails', { what: 'list your addresses', list: 'emails' });
    return (emails as InboxAnswer[]).map((one) => this.#open(one));
  }

  /** An inbox that already exists, by its address. */
  inbox(address: string): Inbox {
    return new Inbox(this.#caller, { address });
  }

  /** Live events of all inboxes of the token, those created later included. */
  events(options: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent, void, void> {
    return followEvents(this.#caller, '/events', options);
  }

  #open({ id, address, expires_at }: InboxAnswer): Inbox {
    return new Inbox(this.#caller, { id, address, expiresAt: new Date(expires_at) });
  }
}
