import { refusals } from '#contract/refusals.ts';
import type { Outline } from '#server/mime/reading/outline.ts';
import { Refusal } from '../errors.ts';
import type { StoredSummary } from './stored-summary.ts';

export const UNOPENED_SUBJECT = 'This message cannot be opened';
export const UNOPENED: string = refusals['mail-key-missing'];
export const UNPARSED = 'This message could not be parsed. You can still download its raw source.';
const NOBODY = { name: 'Unknown sender', address: '' };

/** Stands in for the summary of a message that no key opens, so that the others of its inbox can be read. */
export type UnopenedSummary = Omit<StoredSummary, 'body' | 'steps'> & { body: 'unopened'; steps: null };

export const unopenedSummary = (address: string): UnopenedSummary => ({
  from: NOBODY,
  to: address,
  subject: UNOPENED_SUBJECT,
  snippet: UNOPENED,
  contentType: 'text',
  hasAttachments: false,
  attachmentSize: 0,
  textSize: 0,
  lightOutline: false,
  steps: null,
  body: 'unopened',
});

/** Nothing may be concluded from such a body, so only what shows the message gets an outline. */
export const unopenedBody = {
  isOpen: false,
  outline: async (): Promise<Outline> => ({
    parsed: true,
    from: NOBODY,
    to: [],
    cc: [],
    replyTo: [],
    subject: UNOPENED_SUBJECT,
    messageId: '',
    listUnsubscribe: '',
    date: null,
    snippet: UNOPENED,
    contentType: 'text',
    parts: [],
    attachmentSize: 0,
    otherSize: 0,
  }),
  outlineBytes: async (): Promise<Buffer> => refuse(),
  // At once, and not when it is read, so that an answer has not begun yet.
  bytes: (): AsyncGenerator<Buffer> => refuse(),
};

function refuse(): never {
  throw new Refusal('not-found', 'mail-key-missing');
}
