/** Where an inbox is: its messages are in the partition of its end. */
export type InboxPlace = { id: string; expiresAt: Date };
