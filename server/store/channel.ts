/**
 * The channel on which every commit announces the inboxes and owners it changed. It has a file of its own so that a
 * receiving thread, which needs the name, does not load the query builder: that takes 18 MB in every thread.
 */
export const CHANNEL = 'mayfly';
/** Announced when a process has to read its keys again. */
export const KEYS = 'keys';
/** Announced when a domain was added or changed. */
export const DOMAINS = 'domains';
/** Announced when a change of the mail key begins or goes on, and when it is done: lines for the log of every process. */
export const KEY_NEWS = ['a change of the mail key has begun', 'the change of the mail key is done'] as const;
