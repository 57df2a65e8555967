import { expect, test } from 'vitest';
import type { InspectedServer } from '#server/store/operations/inspect-servers.ts';
import { replicationFindings } from './replication-checks.ts';

type State = NonNullable<InspectedServer['state']>;
const MB = 2 ** 20;
const now = new Date();
const server = (place: string, state: Partial<State> = {}): InspectedServer => ({
  place,
  askedAt: now,
  state: {
    isStandby: false,
    now,
    system: '1',
    written: 100 * MB,
    standbys: 0,
    isSynchronous: false,
    ...state,
  },
});
const standby = (place: string, state: Partial<State> = {}) => server(place, { isStandby: true, ...state });
const dead = (place: string): InspectedServer => ({
  place,
  askedAt: now,
  state: null,
  error: { code: 'ECONNREFUSED' },
});
const lines = (...servers: InspectedServer[]) =>
  replicationFindings(servers).map(({ level, message }) => `${level} ${message}`);

test('a primary alone is only noted, unless other servers are named', () => {
  expect(lines(server('a'))).toEqual(['ok no standby follows: if this server is lost, its mail is lost']);
  expect(lines(server('a'), standby('b'))).toEqual([
    'warn no standby follows: if this server is lost, its mail is lost',
  ]);
});

test('what commits wait for: no standby is a warning, one that is gone is a problem', () => {
  expect(lines(server('a', { isSynchronous: true }))).toEqual([
    'fail every commit waits for a standby, but none follows: mail is deferred',
  ]);
  expect(lines(server('a', { standbys: 2 }))).toEqual([
    'warn 2 standbys follow, but no commit waits for one',
  ]);
  expect(lines(server('a', { standbys: 1, isSynchronous: true }), standby('b'))).toEqual([
    'ok every commit waits for a standby; 1 standby follows',
  ]);
});

test('a standby that lags, a foreign one, a wrong clock and a dead host are named', () => {
  const primary = server('a', { standbys: 1, isSynchronous: true });
  expect(
    lines(
      primary,
      dead('b'),
      standby('c', { written: 60 * MB }),
      standby('d', { system: '2' }),
      standby('e', { now: new Date(now.getTime() + 5_000) }),
    ),
  ).toEqual([
    'warn b does not answer (connection refused)',
    'ok every commit waits for a standby; 1 standby follows',
    'warn c is 40 MB behind the primary',
    'fail d is not a copy of the primary',
    'warn the clock is 5 s behind e',
  ]);
});

test('a single server that does not answer is left to the check of the database', () => {
  expect(lines(dead('a'))).toEqual([]);
});

test('no primary and two primaries are problems', () => {
  expect(lines(standby('a'))).toEqual(['fail no server of DATABASE_URL takes writes']);
  expect(lines(server('a'), server('b'))).toContain('fail a and b all take writes');
});
