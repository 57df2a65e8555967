export type { ErrorCode } from './error.ts';
export { MayflyError } from './error.ts';
export type { LiveEvent } from './events.ts';
export type { ListOptions, WaitOptions } from './inbox.ts';
export { Inbox } from './inbox.ts';
export type { InboxOptions, MayflyOptions } from './mayfly.ts';
export { Mayfly } from './mayfly.ts';
export type {
  Attachment,
  Code,
  Deliveries,
  DeliveryAttempt,
  Link,
  Message,
  OpenedMessage,
  Sender,
} from './types.ts';
