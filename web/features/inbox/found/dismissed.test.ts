import { expect, it } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import { withoutDismissed } from './dismissed.ts';

const message: MessageSummary = {
  id: 'a',
  from: 'a@b.test',
  to: 'you@mayfly.test',
  subject: '',
  snippet: '',
  timestamp: '2025-06-22T12:00:00.000Z',
  hasAttachments: false,
  attachmentSize: 0,
  contentType: 'text',
  seen: false,
  code: { value: '482913', confidence: 0.9 },
  link: { url: 'https://acme.example/v', kind: 'verify', host: 'acme.example' },
  sender: { verdict: 'unchecked', domain: 'b.test' },
};

it('removes only what was dismissed, and only from that message', () => {
  const other = { ...message, id: 'b' };
  const [first, second] = withoutDismissed([message, other], ['code a', 'link c']);
  expect(first).toEqual({ ...message, code: null });
  expect(second).toBe(other);
  expect(withoutDismissed([message], ['link a', 'code a'])[0]).toEqual({
    ...message,
    code: null,
    link: null,
  });
});
