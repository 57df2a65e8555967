/** A kind of subscriber: the table of subscribers `w`, and the table of their positions in inboxes. SQL may use the time as $1. */
export type Kind = {
  table: 'webhooks' | 'push_subscriptions';
  owner: 'account_id' | 'owner_id';
  positions: 'webhook_positions' | 'push_positions';
  subscriber: 'webhook_id' | 'push_id';
  /** More columns of a subscriber that its delivery needs. */
  columns: string;
  /** SQL: whether `w` gets anything at this time. */
  isActive: string;
  /** SQL: whether `w` is about the inbox `i`. */
  isAbout: string;
};
