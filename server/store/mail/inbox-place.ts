/** Where an inbox is: its messages are in the partition of its expiry time. */
export type InboxPlace = { id: string; expiresAt: Date };
