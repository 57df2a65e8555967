import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { LiveEvents } from '#contract/events.ts';
import type { MessageSummary } from '#contract/messages.ts';
import { testMessage } from '../test-message.ts';
import { applyEvent } from './apply-event.ts';
import { messagesKey } from './messages-key.ts';

const address = 'you@mayfly.test';
const message = testMessage({ to: address });

function openInbox() {
  const client = new QueryClient();
  let listChanges = 0;
  const send = <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]) =>
    applyEvent(client, { event, data: JSON.stringify(data) }, () => {
      listChanges += 1;
    });
  const list = () => client.getQueryData<MessageSummary[]>(messagesKey(address));
  return { send, list, listChanges: () => listChanges };
}

it('adds a code and a link that were found later, and changes nothing else', () => {
  const { send, list } = openInbox();
  send('message', { address, message });
  send('message', { address, message: { ...message, id: 'b' } });
  const code = { value: '482913', confidence: 0.9 };
  const link = { url: 'https://acme.example/v', kind: 'verify' as const, host: 'acme.example' };
  send('updated', { address, id: 'a', code });
  send('updated', { address, id: 'a', link });
  expect(list()?.find(({ id }) => id === 'a')).toEqual({ ...message, code, link });
  expect(list()?.find(({ id }) => id === 'b')).toEqual({ ...message, id: 'b' });
});

it('shows when the search for a code has ended, although it found none', () => {
  const { send, list } = openInbox();
  send('message', { address, message: { ...message, codeStatus: 'searching' } });
  send('updated', { address, id: 'a', codeStatus: 'done' });
  expect(list()).toEqual([{ ...message, codeStatus: 'done' }]);
});

it('removes a deleted message, and reports a deleted inbox', () => {
  const { send, list, listChanges } = openInbox();
  send('message', { address, message });
  send('deleted', { address, id: 'a' });
  expect(list()).toEqual([]);
  expect(listChanges()).toBe(0);
  send('deleted', { address });
  expect(listChanges()).toBe(1);
});

it('lists the addresses again when one ends at another time', () => {
  const { send, listChanges } = openInbox();
  send('extended', { address, expires_at: '2026-01-02T03:04:05.000Z' });
  expect(listChanges()).toBe(1);
});

it('lists the addresses again when the stream cannot say which have ended', () => {
  const { send, listChanges } = openInbox();
  send('reload', {});
  expect(listChanges()).toBe(1);
});
