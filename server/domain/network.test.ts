import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowancesOf, isThisMachine, networksOf, parseAddress, parseRange } from './network.ts';

const groups = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), {
  minLength: 8,
  maxLength: 8,
});
const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });
const zone = fc.constantFrom('', '%eth0', '%3', '%en0.1');

const hex = (group: number) => group.toString(16);

/** The same address in many spellings: padded, upper case, without its longest run of zeros, with a dotted tail. */
function spellings(parts: number[]): string[] {
  const [g, h] = [parts[6]!, parts[7]!];
  const dotted = [g >> 8, g & 255, h >> 8, h & 255].join('.');
  const full = parts.map(hex).join(':');
  const padded = parts.map((group) => hex(group).padStart(4, '0')).join(':');
  const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
  const tail = `${parts.slice(0, 6).map(hex).join(':')}:${dotted}`;
  return [full, padded, padded.toUpperCase(), short, short.toUpperCase(), tail];
}

const isMapped = (parts: number[]) => parts.slice(0, 5).every((group) => group === 0) && parts[5] === 0xffff;

test('every spelling of an IPv6 address has the same /64 and the same /48', () => {
  fc.assert(
    fc.property(groups, zone, (parts, suffix) => {
      fc.pre(!isMapped(parts));
      const all = spellings(parts).map((text) => `${text}${suffix}`);
      const [first] = all;
      for (const text of all) expect(networksOf(text)).toEqual(networksOf(first!));
      const prefix = (count: number) =>
        new URL(`http://[${[...parts.slice(0, count), ...Array(8 - count).fill(0)].map(hex).join(':')}]`)
          .hostname;
      expect(`[${networksOf(first!).narrow}`).toBe(`${prefix(4).slice(0, -1)}/64`);
      expect(`[${networksOf(first!).wide}`).toBe(`${prefix(3).slice(0, -1)}/48`);
    }),
  );
});

test('an IPv4 address is its own network, even when it is written as IPv6', () => {
  fc.assert(
    fc.property(octets, (parts) => {
      const plain = parts.join('.');
      const [a, b, c, d] = parts as [number, number, number, number];
      const mapped = [0, 0, 0, 0, 0, 0xffff, (a << 8) | b, (c << 8) | d];
      for (const text of [plain, `::ffff:${plain}`, `::FFFF:${plain}%eth0`, ...spellings(mapped)])
        expect(networksOf(text)).toEqual({ narrow: plain, wide: plain });
    }),
  );
});

test('every address that Node accepts is parsed, and nothing else is', () => {
  const alphabet = fc.constantFrom(...'0123456789abcdefF:.');
  fc.assert(
    fc.property(fc.string({ unit: alphabet, maxLength: 40 }), (text) => {
      expect(parseAddress(text) !== null).toBe(isIP(text) !== 0);
      if (isIP(text) === 0) expect(networksOf(text)).toEqual(networksOf(''));
    }),
    { numRuns: 1_000 },
  );
  for (const text of ['', '10.1', '0x7f.0.0.1', '127.1', 'unknown', '1::2::3'])
    expect(parseAddress(text)).toBe(null);
});

test('every spelling of a range has one standard form that begins with its first address', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 128 }), (parts, bits) => {
      fc.pre(!isMapped(parts));
      const forms = spellings(parts).map((text) => parseRange(`${text}/${bits}`)!);
      for (const { address, bits: read } of forms) {
        expect(`${address}/${read}`).toBe(`${forms[0]!.address}/${bits}`);
        // Reading the standard form again changes nothing.
        expect(parseRange(`${address}/${read}`)?.address.toString()).toBe(address.toString());
      }
    }),
  );
});

test('an IPv6 address is counted by its /48 and its /64, and an IPv4 address once', () => {
  expect(allowancesOf('2001:db8:1:2::3', 10)).toEqual([
    { network: '2001:db8:1::/48', max: 20 },
    { network: '2001:db8:1:2::/64', max: 10 },
  ]);
  expect(allowancesOf('192.0.2.1', 10)).toEqual([{ network: '192.0.2.1', max: 10 }]);
});

test('only an address on loopback is this machine', () => {
  for (const ip of ['127.0.0.1', '127.9.9.9', '::1']) expect(isThisMachine(ip)).toBe(true);
  for (const ip of ['10.0.0.1', '192.168.1.1', '192.0.2.1', 'fe80::1', '', 'x'])
    expect(isThisMachine(ip)).toBe(false);
});
