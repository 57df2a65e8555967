import { describe, expect, it } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import { testMessage } from '../test-message.ts';
import { newestCode, newMessages, withMessage } from './new-messages.ts';

const message = (id: string, minute: number) =>
  testMessage({ id, timestamp: new Date(Date.UTC(2025, 5, 22, 12, minute)).toISOString() });

const withCode = (value: string, one: MessageSummary) => ({ ...one, code: { value, confidence: 0.9 } });

describe('withMessage', () => {
  it('sorts the newest first and adds each message once', () => {
    const list = withMessage(withMessage([message('old', 1)], message('new', 3)), message('middle', 2));
    expect(list.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(withMessage(list, message('new', 3))).toBe(list);
  });
});

describe('newMessages', () => {
  it('reports nothing for the first list, then only what was added', () => {
    expect(newMessages(undefined, [message('a', 1)])).toEqual([]);
    const added = newMessages([message('a', 1)], [message('b', 2), message('a', 1)]);
    expect(added.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('newestCode', () => {
  it('is the code of the newest message that has one, whichever inbox it is in', () => {
    const first = [message('c', 9), withCode('111111', message('a', 1))];
    const second = [withCode('222222', message('b', 5))];
    expect(newestCode([...first, ...second])).toBe('222222');
    expect(newestCode([message('c', 9)])).toBeUndefined();
  });
});
