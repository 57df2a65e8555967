import { describe, expect, it } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import { arrivals, neighbour, senderName, withMessage } from './message-list.ts';

function message(id: string, minute: number): MessageSummary {
  return {
    id,
    from: 'a@b.test',
    subject: id,
    snippet: '',
    timestamp: new Date(Date.UTC(2025, 5, 22, 12, minute)).toISOString(),
    hasAttachments: false,
    attachmentSize: 0,
    contentType: 'text',
  };
}

describe('the message list', () => {
  it('puts the newest first and keeps every message once', () => {
    const list = withMessage(withMessage([message('old', 1)], message('new', 3)), message('middle', 2));
    expect(list.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(withMessage(list, message('new', 3))).toBe(list);
  });

  it('calls news only what came after the first look', () => {
    expect(arrivals(undefined, [message('a', 1)])).toEqual([]);
    expect(arrivals([message('a', 1)], [message('b', 2), message('a', 1)]).map(({ id }) => id)).toEqual([
      'b',
    ]);
  });

  it('reads the name of a sender and falls back to the address', () => {
    expect(senderName('Ada Lovelace <ada@example.test>')).toBe('Ada Lovelace');
    expect(senderName('"Ada" <ada@example.test>')).toBe('Ada');
    expect(senderName('<ada@example.test>')).toBe('ada@example.test');
    expect(senderName('ada@example.test')).toBe('ada@example.test');
  });

  it('steps through the messages and stops at both ends', () => {
    const list = [message('a', 3), message('b', 2)];
    expect(neighbour(list, null, 1)).toBe('a');
    expect(neighbour(list, 'a', 1)).toBe('b');
    expect(neighbour(list, 'b', 1)).toBe('b');
    expect(neighbour(list, 'a', -1)).toBe('a');
    expect(neighbour([], null, 1)).toBeNull();
  });
});
