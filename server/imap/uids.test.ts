import { describe, expect, test } from 'vitest';
import { uidsOf } from './uids.ts';

const DAY = 24 * 3_600_000;
const created = Date.UTC(2026, 0, 1);
/** The UIDs of an inbox whose newest position is `seq`. */
const at = (seq: number, restoredAt: number | null = null) =>
  uidsOf({ createdAt: new Date(created), seq }, restoredAt);

describe('UIDs', () => {
  test('never repeat and never go back within a UIDVALIDITY, however long an inbox lives', () => {
    const highest = new Map<number, number>();
    const uidOf = new Map<string, number>();
    let position = created;
    let validity = 0;
    for (let n = 0; n < 20_000; n++) {
      // From one millisecond to about an hour, for more than a year.
      position += 1 + Math.floor((((n * 2_654_435_761) % 2 ** 32) / 2 ** 32) * 3_600_000);
      const uids = at(position);
      const uid = uids.of(position)!;
      const grows = uid > (highest.get(uids.validity) ?? 0) && uids.validity >= validity;
      if (!grows || uid >= 2 ** 32) expect.fail(`${uids.validity} ${uid} after ${validity}`);
      ({ validity } = uids);
      highest.set(validity, uid);
      uidOf.set(`${validity} ${position}`, uid);
    }
    expect(highest.size).toBeGreaterThan(10);
    for (const [key, uid] of uidOf) {
      const [number, place] = key.split(' ').map(Number) as [number, number];
      const later = at(place + DAY);
      if (later.validity === number && later.of(place) !== uid) expect.fail(`${key} was ${uid}`);
    }
  });

  test('stay the same for as long as addresses usually live', () => {
    const first = at(created + 1);
    for (const days of [1, 7, 31, 48]) {
      expect(at(created + days * DAY).validity).toBe(first.validity);
      expect(at(created + days * DAY).of(created + 1)).toBe(first.of(created + 1));
    }
  });

  test('mail of the last 24 days always has one', () => {
    for (let days = 24; days < 1_000; days += 0.5) {
      const seq = created + days * DAY;
      expect(at(seq).of(seq - 24 * DAY)).toBeGreaterThan(0);
    }
  });

  test('a message whose clock was a bit behind has one', () => {
    expect(at(created + 1).of(created - 3_600_000)).toBeGreaterThan(0);
  });

  test('a restored backup gives every inbox another UIDVALIDITY, even in the second of its creation', () => {
    const seq = created + DAY;
    expect(at(seq, created).validity).toBeGreaterThan(at(seq).validity);
    expect(at(seq, created + DAY).validity).toBeGreaterThan(at(seq, created).validity);
    expect(at(seq, created - DAY).validity).toBe(at(seq).validity);
  });
});
