import { beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '#web/features/account/session.ts';
import {
  dropGuestToken,
  dropSelection,
  readCooldownEnd,
  readEmailCache,
  readGuestToken,
  readKeptMessages,
  readKnownEmails,
  readSelection,
  readTokenCopy,
  TOKEN_COPY,
  writeEmails,
  writeGuestToken,
  writeKeptMessages,
  writeSelection,
  writeTokenCopy,
} from './guest-storage.ts';
import type { TempEmail } from './temp-email.ts';

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

it('forgets the lists of another version, and keeps the token', () => {
  const { localStorage } = window;
  writeTokenCopy('shared', 1000, 0);
  writeEmails([email], [], 0);
  writeKeptMessages(address, [summary]);
  expect([readKnownEmails(0), readEmailCache(0), readKeptMessages(address)]).toEqual([
    [email],
    [email],
    [kept],
  ]);
  localStorage.setItem('guest_storage_version', 'another');
  expect([readKnownEmails(0), readEmailCache(0), readKeptMessages(address)]).toEqual([[], [], []]);
  expect(readTokenCopy(0)).toBe('shared');
  expect(localStorage.getItem(key)).toBeNull();
});

const email: TempEmail = { id: '1', address, expiresAt: 9, createdAt: 1, mode: 'guest' };
const leftOvers = {
  nothing: null,
  'an empty list': [],
  'an empty object': {},
  'a list of nothing': [null],
  'a list of lists': [[[]]],
  'a number': 7,
  'a text': 'text',
  'an object that looks like a list': { length: 3, 0: email },
  'names of prototypes': JSON.parse('{"__proto__":{"email":"a@b.test"},"constructor":{},"toString":1}'),
  'a user with objects for texts': { email: 'a@b.test', premium_status: {}, full_name: {} },
  'a cache with objects for addresses': { emails: [{ ...email, address: {} }], timestamp: 1 },
  'a cache of thousands': { emails: Array(20_000).fill(email), timestamp: 1 },
  'a list of thousands': Array(20_000).fill(email),
  'an endless text': 'x'.repeat(200_000),
};

it.each([
  ...Object.entries(leftOvers).map(([name, value]) => [name, JSON.stringify(value)]),
  ['no text', ''],
  ['a part of a text', '{"broken'],
])('begins anew where an earlier version or somebody else has left %s', (_, text) => {
  const { localStorage, sessionStorage } = window;
  for (const key of ['guest_temp_emails', 'guest_email_cache', TOKEN_COPY]) localStorage.setItem(key, text!);
  sessionStorage.setItem('auth_token', 'token');
  sessionStorage.setItem('auth_user', text!);
  expect([readKnownEmails(0), readEmailCache(0), readTokenCopy(0), readSession()]).toEqual([
    [],
    [],
    null,
    null,
  ]);
  expect(sessionStorage.getItem('auth_token')).toBeNull();
});

it.each(['', 'two words', 'brok\u0000en \u4e2d', 'x'.repeat(5000)])(
  'throws away a token that no header can have, and a time that is none: %#',
  (text) => {
    window.sessionStorage.setItem('guest_session_token', text);
    window.localStorage.setItem('guest_cooldown_end', text);
    expect([readGuestToken(0), readCooldownEnd()]).toEqual([null, null]);
    expect([...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)]).toEqual([]);
  },
);

it('a new tab has the token of the others until the addresses and their cooldown are over', () => {
  writeTokenCopy('shared', 1000, 0);
  expect(readGuestToken(999)).toBe('shared');
  window.sessionStorage.removeItem('guest_session_token');
  expect(readGuestToken(1000)).toBeNull();
  expect(window.localStorage.getItem(TOKEN_COPY)).toBeNull();
});

it('a new tab begins with the address that was chosen last, and each tab keeps its choice', () => {
  const tabs = [window.sessionStorage, new FakeStorage(), new FakeStorage()] as Storage[];
  const inTab = (nth: number) => vi.stubGlobal('window', { ...window, sessionStorage: tabs[nth] });
  writeSelection('two@mayfly.test', true);
  inTab(1);
  expect(readSelection()).toBe('two@mayfly.test');
  inTab(0);
  writeSelection('one@mayfly.test', true);
  inTab(1);
  expect(readSelection()).toBe('two@mayfly.test');
  inTab(2);
  expect(readSelection()).toBe('one@mayfly.test');
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
