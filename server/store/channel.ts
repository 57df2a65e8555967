/** Where every commit says which inboxes and owners have changed. */
export const CHANNEL = 'mayfly';
