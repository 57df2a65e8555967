import type { Generated } from 'kysely';
import type { DomainHealth } from '#contract/domains.ts';
import type { PlanName } from '#contract/plans.ts';
import type { WebhookFor, WebhookFormat } from '#contract/webhooks.ts';
import type { StoredState } from './domains/book-store.ts';
import type { Kind } from './subscribers/kinds.ts';

/** The tables as Kysely sees them. The migrations create them. */
export type Database = {
  settings: { key: string; value: Buffer };
  guests: { id: string; token_hash: Buffer; created_at: Date; seen_at: Date };
  accounts: {
    id: string;
    email: string;
    password_hash: string | null;
    full_name: string;
    verified_at: Date | null;
    premium_until: Date | null;
    created_at: Date;
    /** The prefix of the language in which mail to this account is written. */
    language: Generated<string>;
    google_sub: Generated<string | null>;
    /** Identifies the browser that signed up, until the email address is verified. */
    signup_hash: Generated<Buffer | null>;
    cancel_at_period_end: Generated<boolean>;
    /** The end of premium that the owner was last notified about. */
    premium_told: Generated<Date | null>;
  };
  sessions: { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date };
  api_keys: {
    id: string;
    account_id: string;
    /** SHA-256 of the secret, which is not stored. */
    secret_hash: Buffer;
    name_sealed: Buffer;
    created_at: Date;
    last_used_at: Generated<Date | null>;
  };
  webhooks: {
    id: string;
    account_id: string;
    /** The URL and the secret. */
    sealed: Buffer;
    format: WebhookFormat;
    wants: WebhookFor;
    /** The key that created it. It is deleted with that key. */
    key_id: Generated<string | null>;
    created_at: Date;
    /** Set when the receiver answered 410. */
    disabled_at: Generated<Date | null>;
  };
  /** The most recent attempts. */
  webhook_deliveries: {
    nr: Generated<number>;
    webhook_id: string;
    event_id: string;
    type: 'message.received' | 'webhook.test';
    at: Date;
    attempt: number;
    status: number | null;
    problem: string | null;
    ms: number;
  };
  /** The key pair by which push services recognize this installation. */
  push_keys: { id: string; sealed: Buffer };
  /** Browsers that are told of new mail. They end with the token that added them. */
  push_subscriptions: {
    id: string;
    owner_id: string;
    /** A keyed hash, so that a browser that subscribes again is recognized. */
    endpoint_hash: Buffer;
    /** Where to send, the browser's keys and what to show. */
    sealed: Buffer;
    /** Only these inboxes; all of the owner's if null. */
    inbox_ids: string[] | null;
    guest_id: string | null;
    session_hash: Buffer | null;
    key_id: string | null;
  };
  /** Messages that webhooks and browsers have not got yet. */
  subscriber_queue: {
    nr: Generated<number>;
    kind: Kind;
    subscriber: string;
    inbox_id: string;
    message_id: string;
    /** '-infinity' until a process takes it. Then until when it is taken, or when it is sent again. */
    due_at: Generated<Date>;
    /** How often it failed. */
    attempts: Generated<number>;
  };
  quotas: { owner_id: string; generated: number; newest_expiry: Date };
  inboxes: {
    id: string;
    address_hash: Buffer;
    address_sealed: Buffer;
    owner_id: string;
    plan: 'free' | 'premium';
    created_at: Date;
    expires_at: Date;
    /** It cannot be extended beyond this time. Null if it cannot be extended. */
    latest_end: Generated<Date | null>;
    /** The position of the last change, which grows with every change in commit order (see mail/position.ts). */
    seq: Generated<number>;
    message_count: Generated<number>;
    /** Only the owner can read it, on any plan. */
    private: Generated<boolean>;
    /** Only for mailboxes, which are created with a password. */
    password_hash: Generated<string | null>;
    /** Null in rows of older versions, until the next start. */
    domain_id: Generated<string | null>;
    /** What it was generated with. Null while it was not extended: then it is the time from its creation to its end. */
    lifetime_ms: Generated<number | null>;
    extensions: Generated<number>;
    /** How many messages it takes in all its life. */
    max_messages: Generated<number | null>;
    /** How many it has ever taken. */
    stored_count: Generated<number>;
    /** The position at which a delivery last failed. */
    attempts_seq: Generated<number | null>;
    /** What its owner calls it. */
    label_sealed: Generated<Buffer | null>;
    /** The position at which that last changed. */
    label_seq: Generated<number | null>;
  };
  /** Deliveries that failed, sealed, with the position that the inbox had then. */
  failed_deliveries: { inbox_id: string; seq: number; expires_at: Date; sealed: Buffer };
  /** Shared ones of the operator and own ones of accounts, in any state. A name can be claimed several times, but had once. */
  domains: {
    id: string;
    /** In the order in which they were added. */
    nr: Generated<number>;
    name_hash: Buffer;
    name_sealed: Buffer;
    kind: 'shared' | 'own';
    /** Who may use a shared one. */
    plan: Generated<PlanName>;
    /** How often it is chosen, compared with others. */
    weight: Generated<number>;
    state: StoredState;
    subdomains: Generated<boolean>;
    account_id: Generated<string | null>;
    created_at: Date;
    state_since: Date;
    ends_at: Generated<Date | null>;
    /** What DNS has to say, what it said, and why it is blocked (see domain-details.ts). */
    sealed: Buffer;
    health: Generated<DomainHealth>;
    verified_at: Generated<Date | null>;
    /** When the record that proves it was first found to be missing, and how often since. */
    first_missed_at: Generated<Date | null>;
    misses: Generated<number>;
    /** When its owner was told by mail. */
    told_at: Generated<Date | null>;
    /** When to look at DNS again. */
    check_at: Generated<Date | null>;
    /** Entered by the operator, as a reminder: YYYY-MM-DD. */
    renews_on: Generated<string | null>;
    last_mail_at: Generated<Date | null>;
  };
  domain_days: {
    domain_id: string;
    day: string;
    addresses: Generated<number>;
    mails: Generated<number>;
    /** Addresses that became 15 minutes old, and how many of them had a mail by then. */
    heard_of: Generated<number>;
    heard: Generated<number>;
    refused: Generated<Record<string, number>>;
  };
  /** Visitors who said that a site refused their address: one for a network, a site and a day. */
  domain_reports: { domain_id: string; site: string; day: string; network: Buffer };
  /** Addresses that were deleted before their planned expiry. Until then only their last owner can take them again. */
  used_addresses: {
    address_hash: Buffer;
    owner_id: string;
    until: Date;
    /** The inbox that the operator closed. Then not even the owner can take the address again. */
    closed_inbox: Generated<string | null>;
    /** The address and the reason, for the owner. */
    closed_sealed: Generated<Buffer | null>;
  };
  messages: {
    /** The latest end of its inbox, and so its partition. */
    expires_at: Date;
    inbox_id: string;
    seq: number;
    id: string;
    received_at: Date;
    size: number;
    /** Null once deleted. The row stays as the `deleted` event until its partition is dropped. */
    summary: Generated<Buffer | null>;
    /**
     * Where the body is when several recipients share it: in the partition of the latest time at which one of them can end.
     * Otherwise it has the message's own id, and is in the partition of the message.
     */
    body_id: Generated<string | null>;
    body_expires_at: Generated<Date | null>;
    seen: Generated<boolean>;
    /** A mail program has marked it, and deletes it later. */
    to_delete: Generated<boolean>;
    /** Position of the last change of `seen` and `to_delete`. */
    seen_seq: Generated<number | null>;
    /** Sealed: the code and the links of the message. Null until the message has been searched. */
    found: Generated<Buffer | null>;
    /** Position at which that was stored. Null in mail that older versions searched. */
    found_seq: Generated<number | null>;
    /** How often a job has claimed it to analyse it. */
    found_tries: Generated<number>;
    /** An older version wrote its summary. */
    outdated: Generated<boolean>;
    /** Until when a process has it to analyse it. */
    claimed_until: Generated<Date | null>;
    /** Sealed: what the checks of the sender found. Null until the checks have run. */
    verdict: Generated<Buffer | null>;
    /** Position at which the verdict was stored. */
    verdict_seq: Generated<number | null>;
    deleted_seq: number | null;
    /** Commit time by the clock of the database; null for mail stored by older versions. */
    stored_at: Generated<Date | null>;
    /** When it was first pushed to an open page. */
    pushed_at: Generated<Date | null>;
  };
  /** The pieces of bodies. `message_id` is the id of the body. */
  message_chunks: { expires_at: Date; message_id: string; position: number; sealed: Buffer };
  /** Remote images that were fetched for a reader. `image` is a keyed hash of the image's URL. */
  message_images: {
    message_id: string;
    image: Buffer;
    position: number;
    inbox_id: string;
    expires_at: Date;
    sealed: Buffer;
  };
  codes: {
    email_hash: Buffer;
    type: 'signup' | 'recovery' | 'resubscribe';
    account_id: string | null;
    /** Null once used. */
    code_hash: Buffer | null;
    tries: Generated<number>;
    code_until: Date;
    link_hash: Buffer | null;
    refresh_hash: Buffer | null;
    link_until: Date | null;
    proof_hash: Generated<Buffer | null>;
    proof_until: Generated<Date | null>;
  };
  outbox: {
    id: string;
    recipient: Buffer;
    content: Buffer;
    created_at: Date;
    attempts: Generated<number>;
    next_at: Date;
    give_up_at: Date;
  };
  contact_messages: {
    id: string;
    content: Buffer;
    premium: boolean;
    created_at: Date;
    done_at: Generated<Date | null>;
  };
  billing: {
    account_id: string;
    customer_id: string;
    /** A checkout that can still be paid, and until when. */
    checkout_id: Generated<string | null>;
    checkout_until: Generated<Date | null>;
    subscription_id: Generated<string | null>;
    status: Generated<string | null>;
    period_end: Generated<Date | null>;
    ends_at: Generated<Date | null>;
    /** The `premium_until` that billing wrote last. A different value in the account was set by the operator. */
    applied_until: Generated<Date | null>;
    /** Number of the last read that began at the payment provider, and of the newest read that was stored. */
    read_seq: Generated<number>;
    written_seq: Generated<number>;
    checked_at: Generated<Date | null>;
    /** When to check again; null when nothing can change by itself. */
    check_at: Generated<Date | null>;
  };
  billing_events: {
    id: string;
    type: string;
    customer_id: string | null;
    account_id: string | null;
    charge_id: string | null;
    happened_at: Date;
    received_at: Date;
    attempts: Generated<number>;
    next_at: Date | null;
  };
  billing_audit: {
    id: Generated<number>;
    at: Date;
    account_id: string;
    reason: string;
    before: string | null;
    after: string | null;
  };
  blocks: {
    id: string;
    kind: 'domain' | 'network';
    target: string;
    reason: string;
    created_at: Date;
    ends_at: Date | null;
  };
  rate_limits: { key: Buffer; count: number; resets_at: Date };
};
