import type { MessageSummary } from '#contract/messages.ts';

/** A plain message for tests. */
export const testMessage = (fields: Partial<MessageSummary> = {}): MessageSummary => ({
  id: 'a',
  from: 'a@b.test',
  to: 'you@mayfly.test',
  subject: 'Sign in',
  snippet: '',
  timestamp: '2025-06-22T12:00:00.000Z',
  hasAttachments: false,
  attachmentSize: 0,
  contentType: 'text',
  seen: false,
  code: null,
  codeStatus: 'done',
  link: null,
  sender: { verdict: 'unchecked', domain: 'b.test' },
  ...fields,
});
