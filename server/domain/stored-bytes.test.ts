import { expect, test } from 'vitest';
import { createStoredBytes, STORED_BYTES_LENGTH } from './stored-bytes.ts';

const MB = 2 ** 20;
const OFFSET = 64;

function setUp({ limit = MB, threads = 1 } = {}) {
  let time = 1_800_000_000;
  const memory = new SharedArrayBuffer(OFFSET + STORED_BYTES_LENGTH);
  const seed = Buffer.alloc(16, 7);
  const make = () =>
    createStoredBytes(memory, { offset: OFFSET, seed, limit: () => limit, seconds: () => time });
  return {
    counts: Array.from({ length: threads }, make),
    wait: (seconds: number) => {
      time += seconds;
    },
  };
}

test('a network may store bytes up to its limit, and again an hour after the first of them', () => {
  const { counts, wait } = setUp();
  const [bytes] = counts;
  expect(bytes!.open('192.0.2.1').take(MB)).toBe(true);
  expect(bytes!.open('192.0.2.1').take(1)).toBe(false);
  expect(bytes!.open('192.0.2.1').fits(1)).toBe(false);
  expect(bytes!.open('192.0.2.2').take(MB)).toBe(true);
  wait(3_599);
  expect(bytes!.open('192.0.2.1').fits(1)).toBe(false);
  wait(1);
  expect(bytes!.open('192.0.2.1').fits(MB)).toBe(true);
  expect(bytes!.open('192.0.2.1').take(MB)).toBe(true);
});

test('bytes that are refused do not count, so smaller mails still pass', () => {
  const [bytes] = setUp().counts;
  bytes!.open('192.0.2.1').take(MB - 10_000);
  expect(bytes!.open('192.0.2.1').take(20_000)).toBe(false);
  expect(bytes!.open('192.0.2.1').take(5_000)).toBe(true);
});

test('a mail that comes in small pieces counts no more than in one', () => {
  const [bytes] = setUp().counts;
  const mail = bytes!.open('192.0.2.1');
  expect(Array.from({ length: MB / 64 }, () => mail.take(64))).not.toContain(false);
  expect(mail.take(64)).toBe(false);
});

test('an IPv6 client counts for its /64, and for its /48 with four times the allowance', () => {
  const [bytes] = setUp().counts;
  expect(bytes!.open('2001:db8:1:1::1').take(MB)).toBe(true);
  expect(bytes!.open('2001:db8:1:1::2').take(1)).toBe(false);
  for (const subnet of [2, 3, 4]) expect(bytes!.open(`2001:db8:1:${subnet}::1`).take(MB)).toBe(true);
  expect(bytes!.open('2001:db8:1:5::1').take(1)).toBe(false);
  expect(bytes!.open('2001:db8:2:1::1').take(MB)).toBe(true);
});

test('an IPv4 address written as IPv6 is the same client', () => {
  const [bytes] = setUp().counts;
  bytes!.open('192.0.2.1').take(MB);
  expect(bytes!.open('::ffff:192.0.2.1').take(1)).toBe(false);
});

test('all threads of a process count together', () => {
  const [one, other] = setUp({ threads: 2 }).counts;
  one!.open('192.0.2.1').take(MB);
  expect(other!.open('192.0.2.1').take(1)).toBe(false);
});

test('a busy network does not use up the allowance of others', () => {
  const [bytes] = setUp().counts;
  for (let n = 0; n < 20; n++) bytes!.open(`198.51.100.${n}`).take(MB);
  const others = Array.from({ length: 5_000 }, (_, n) => `10.1.${n >> 8}.${n & 255}`);
  expect(others.filter((ip) => !bytes!.open(ip).fits(MB))).toEqual([]);
});

test('a limit of 0 is no limit', () => {
  const [bytes] = setUp({ limit: 0 }).counts;
  expect(bytes!.open('192.0.2.1').take(2 ** 42)).toBe(true);
  expect(bytes!.open('192.0.2.1').fits(2 ** 42)).toBe(true);
});
