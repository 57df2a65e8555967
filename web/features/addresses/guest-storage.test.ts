import { beforeEach, expect, it, vi } from 'vitest';
import {
  dropGuestToken,
  dropSelection,
  readGuestToken,
  readKeptMessages,
  writeGuestToken,
  writeKeptMessages,
  writeSelection,
  writeTokenCopy,
} from './guest-storage.ts';

/** As browsers have it. */
class FakeStorage {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this as never)[key] : null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    delete (this as never)[key];
  }
}

const address = 'you@mayfly.test';
const key = `guest_messages_${address}`;
const summary = {
  id: '1',
  from: 'Ada <ada@example.org>',
  subject: 'Hello',
  snippet: 'Words',
  timestamp: '2026-01-02T03:04:05.000Z',
  seen: false,
  code: { value: '123456', confidence: 0.9 },
};
const kept = { id: '1', timestamp: '2026-01-02T03:04:05.000Z', seen: false };

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });
  return () => vi.unstubAllGlobals();
});

it('keeps the ids and times of messages and what was seen, and no word of them', () => {
  writeKeptMessages(address, [summary]);
  expect(JSON.parse(window.localStorage.getItem(key)!)).toEqual([kept]);
  expect(readKeptMessages(address)).toEqual([kept]);
});

it.each([
  null,
  'text',
  7,
  {},
  { 0: kept, length: 1 },
  [null],
  [[]],
  [[kept]],
  Array(20_000).fill(kept),
  ...Object.keys(kept).flatMap((field) => [
    [{ ...kept, [field]: undefined }],
    [{ ...kept, [field]: [] }],
    [{ ...kept, [field]: {} }],
  ]),
])('throws away a list of another shape: %#', (value) => {
  window.localStorage.setItem(key, JSON.stringify(value));
  expect(readKeptMessages(address)).toEqual([]);
  expect(window.localStorage.getItem(key)).toBeNull();
});

it('drops the token that was refused, and not the one that has taken its place', () => {
  writeGuestToken('fresh');
  writeTokenCopy('fresh', 1000, 0);
  dropGuestToken('refused', 0);
  expect(readGuestToken(0)).toBe('fresh');
  dropGuestToken('fresh', 0);
  expect(readGuestToken(0)).toBeNull();
});

it('an address that is gone stays chosen nowhere', () => {
  const left = [{ id: '1', address, expiresAt: 1, createdAt: 0, mode: 'premium' as const }];
  writeSelection(address, false);
  dropSelection(left);
  expect(window.sessionStorage.getItem('selected_address')).toBe(address);
  dropSelection([]);
  expect(window.sessionStorage.getItem('selected_address')).toBeNull();
});
