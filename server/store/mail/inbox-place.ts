/**
 * Where an inbox is: its messages are in the partition of the latest time at which it can end, and stay there however often
 * it is extended.
 */
export type InboxPlace = { id: string; latestEnd: Date };

/** SQL: that time. Most inboxes cannot be extended, so it is their end. */
export const LATEST_END = 'coalesce(latest_end, expires_at)';
