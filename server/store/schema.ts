import type { Generated } from 'kysely';

/** The tables as Kysely sees them; the migrations are what makes them. */
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
  };
  sessions: { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date };
  quotas: { owner_id: string; generated: number; newest_expiry: Date };
  inboxes: {
    id: string;
    address_hash: Buffer;
    address_sealed: Buffer;
    owner_id: string;
    plan: 'free' | 'premium';
    created_at: Date;
    expires_at: Date;
    /** Grows by one with every change in the inbox, in commit order: the position of the event stream. */
    seq: Generated<number>;
    message_count: Generated<number>;
  };
  messages: {
    expires_at: Date;
    inbox_id: string;
    seq: number;
    id: string;
    received_at: Date;
    size: number;
    /** Null once deleted: the row stays as the event `deleted` until its partition goes. */
    outline: Buffer | null;
    deleted_seq: number | null;
  };
  message_chunks: { expires_at: Date; message_id: string; position: number; sealed: Buffer };
  rate_limits: { key: Buffer; count: number; resets_at: Date };
};
