import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { LiveEvents, LivePositions } from '#contract/events.ts';
import { testMessage } from '../test-message.ts';
import { applyEvent } from './apply-event.ts';
import type { ListedMessages } from './listed-messages.ts';
import { attemptsKey, messagesKey } from './messages-key.ts';

const address = 'you@mayfly.test';
const message = testMessage({ to: address });

type Events = LiveEvents & { positions: LivePositions };
/** Without a position, the one after the last. */
type Sent<Name extends keyof Events> = Omit<Events[Name], 'position'> & { position?: number };

function openInbox(first: ListedMessages | null = { messages: [], position: 0 }) {
  const client = new QueryClient();
  if (first) client.setQueryData(messagesKey(address), first);
  let listChanges = 0;
  let last = 0;
  const send = <Name extends keyof Events>(event: Name, data: Sent<Name>) => {
    last += 1;
    applyEvent(
      client,
      { event, data: JSON.stringify({ ...(event !== 'positions' && { position: last }), ...data }) },
      () => {
        listChanges += 1;
      },
    );
  };
  const known = () => client.getQueryData<ListedMessages>(messagesKey(address));
  /** Shows the inbox, and counts how often its lists are asked for. */
  const show = () => {
    const asked = { messages: 0, attempts: 0 };
    const observe = (queryKey: readonly string[], answer: () => unknown) =>
      new QueryObserver(client, { queryKey, queryFn: answer, staleTime: Number.POSITIVE_INFINITY }).subscribe(
        () => {},
      );
    observe(messagesKey(address), () => {
      asked.messages += 1;
      return { messages: [message], position: 7 };
    });
    observe(attemptsKey(address), () => {
      asked.attempts += 1;
      return null;
    });
    return asked;
  };
  return { send, show, known, list: () => known()?.messages, listChanges: () => listChanges };
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
  send('deleted', { address, position: undefined });
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

it('changes nothing in a list that was read later than the event', () => {
  const { send, list } = openInbox({ messages: [], position: 5 });
  send('message', { address, position: 4, message });
  expect(list()).toEqual([]);
});

it('makes no list of its own before the first one: what else is in it would count as new', () => {
  const { send, known } = openInbox(null);
  send('message', { address, message });
  expect(known()).toBeUndefined();
});

it('fetches what it has not seen, and nothing else', async () => {
  const { send, show, list, known, listChanges } = openInbox();
  const asked = show();
  await expect.poll(() => asked).toEqual({ messages: 0, attempts: 1 });
  send('message', { address, position: 3, message });
  send('attempted', { address, position: 5 });
  await expect.poll(() => asked).toEqual({ messages: 0, attempts: 2 });
  send('positions', { [address]: 5 });
  expect(list()).toEqual([message]);
  send('positions', { [address]: 6 });
  await expect.poll(() => known()?.position).toBe(7);
  expect(asked).toEqual({ messages: 1, attempts: 3 });
  send('updated', { address, position: 8, id: 'missed', seen: true });
  await expect.poll(() => asked.messages).toBe(2);
  send('positions', { [address]: 7 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual({ messages: 2, attempts: 3 });
  expect(listChanges()).toBe(0);
  // One that was generated elsewhere.
  send('positions', { 'other@mayfly.test': 1 });
  expect(listChanges()).toBe(1);
});
