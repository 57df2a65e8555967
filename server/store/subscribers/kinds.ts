/**
 * The kinds of subscribers: who gets new mail. Receiving threads load this file, too. In SQL, `w` is the subscriber, `i` an
 * inbox, and $1 the time.
 */
export const kinds = {
  webhook: {
    table: 'webhooks',
    gets: 'i.owner_id = w.account_id AND w.disabled_at IS NULL',
    /** It pauses while this is false. */
    isActive: 'EXISTS (SELECT FROM accounts a WHERE a.id = w.account_id AND a.premium_until > $1)',
    columns: 'w.sealed, w.format, w.wants',
  },
  push: {
    table: 'push_subscriptions',
    gets: 'i.owner_id = w.owner_id AND (w.inbox_ids IS NULL OR i.id = ANY(w.inbox_ids))',
    // An account whose premium has ended cannot read its mail, and a key cannot without premium.
    isActive: `NOT EXISTS (SELECT FROM accounts a WHERE a.id = w.owner_id
      AND (a.premium_until <= $1 OR a.premium_until IS NULL AND w.key_id IS NOT NULL))`,
    columns: 'w.sealed',
  },
} as const;

export type Kind = keyof typeof kinds;

/** A notification begins with this if mail was queued for a subscriber. Its kind and its id follow. */
export const QUEUED = 'queued';
