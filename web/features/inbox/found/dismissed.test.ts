import { expect, it } from 'vitest';
import { testMessage } from '../test-message.ts';
import { withoutDismissed } from './dismissed.ts';

const message = testMessage({
  code: { value: '482913', confidence: 0.9 },
  link: { url: 'https://acme.example/v', kind: 'verify', host: 'acme.example' },
});

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
