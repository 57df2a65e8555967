import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRing } from '#server/vault/ring.ts';
import { createSessions, SESSION_MS } from './sessions.ts';

let time = Date.parse('2026-01-01T00:00:00Z');
const make = (key: string) =>
  createSessions({
    signer: createRing({ mailKey: createHash('sha256').update(key).digest() }).signer('mcp session'),
    now: () => new Date(time),
  });
const sessions = make('a key');

test('a session of a guest is known to every process with the key, until it is a day old', () => {
  const id = sessions.forGuest('guest-token');
  expect(id).toMatch(/^[\x21-\x7e]+$/);
  expect(sessions.forGuest('guest-token')).not.toBe(id);
  expect(make('a key').tokenOf(id, null)).toBe('guest-token');
  expect(make('another key').tokenOf(id, null)).toBeNull();
  expect(sessions.tokenOf(id, 'some-bearer')).toBeNull();
  time += SESSION_MS - 1;
  expect(sessions.tokenOf(id, null)).toBe('guest-token');
  time += 1;
  expect(sessions.tokenOf(id, null)).toBeNull();
});

test('a session of a bearer answers to that bearer alone', () => {
  const id = sessions.forBearer('bearer-a');
  expect(id).not.toContain('bearer-a');
  expect(sessions.tokenOf(id, 'bearer-a')).toBe('bearer-a');
  expect(sessions.tokenOf(id, 'bearer-b')).toBeNull();
  expect(sessions.tokenOf(id, null)).toBeNull();
});

test('no part of an id can be replaced', () => {
  const [began, guest, signed] = sessions.forGuest('guest-token').split('.') as [string, string, string];
  const later = (time + 1).toString(36) + began.slice(began.indexOf('-'));
  for (const forged of [
    '',
    '..',
    guest,
    [began, 'other-token', signed].join('.'),
    [later, guest, signed].join('.'),
    [began, guest, ''].join('.'),
    [began, guest, `${signed}A`].join('.'),
    ['', guest, signed].join('.'),
    [began, '', signed].join('.'),
  ])
    for (const bearer of [null, 'bearer-a', 'guest-token'])
      expect(sessions.tokenOf(forged, bearer), forged).toBeNull();
});
