import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { over4, over6, tlv, version2, withChecksum } from '#tests/support/proxy-headers.ts';
import { crc32c } from './crc32c.ts';
import { isHeaderLine, readHeader } from './read-header.ts';

const line = (text: string) => Buffer.from(`PROXY ${text}`, 'latin1');
const CLIENT = '203.0.113.7';
const IPV6 = '20010db8000000000000000000000007';
const BEHIND = Buffer.from('EHLO client.example\r\n');

const right: Array<[what: string, header: Buffer, client: string | null]> = [
  ['TCP4', line('TCP4 203.0.113.7 192.0.2.1 40000 25\r\n'), CLIENT],
  ['TCP4 at its longest', line('TCP4 255.255.255.255 255.255.255.255 65535 65535\r\n'), '255.255.255.255'],
  ['TCP4 with ports of 0', line('TCP4 0.0.0.0 0.0.0.0 0 0\r\n'), '0.0.0.0'],
  ['TCP6', line('TCP6 2001:db8::7 2001:DB8::1 40000 25\r\n'), '2001:db8::7'],
  [
    'TCP6 at its longest',
    line(`TCP6 ${'ffff:'.repeat(7)}ffff ${'ffff:'.repeat(7)}ffff 65535 65535\r\n`),
    `${'ffff:'.repeat(7)}ffff`,
  ],
  ['an IPv4 address as TCP6', line('TCP6 ::ffff:203.0.113.7 ::1 40000 25\r\n'), '::ffff:203.0.113.7'],
  ['UNKNOWN', line('UNKNOWN\r\n'), null],
  ['UNKNOWN with anything behind it', line('UNKNOWN ff\xff  x 1.2.3.4\r\n'), null],
  ['UNKNOWN at its longest', line(`UNKNOWN ${'x'.repeat(91)}\r\n`), null],
  ['version 2 over IPv4', version2({ body: over4(CLIENT) }), CLIENT],
  ['version 2 over IPv6', version2({ kind: 0x21, body: over6(IPV6) }), '2001:db8:0:0:0:0:0:7'],
  ['a datagram', version2({ kind: 0x12, body: over4(CLIENT) }), CLIENT],
  [
    'TLVs of 1 KB',
    version2({
      body: Buffer.concat([over4(CLIENT), tlv(0xea, Buffer.alloc(1_021)), tlv(0x04, Buffer.alloc(0))]),
    }),
    CLIENT,
  ],
  ['a checksum', withChecksum(CLIENT), CLIENT],
  ['LOCAL', version2({ command: 0x20, kind: 0 }), null],
  ['LOCAL with an address', version2({ command: 0x20, body: over4(CLIENT) }), null],
  [
    'LOCAL with a family that does not exist',
    version2({ command: 0x20, kind: 0xff, body: Buffer.alloc(5) }),
    null,
  ],
  ['UNSPEC', version2({ kind: 0 }), null],
  ['UNSPEC with anything behind it', version2({ kind: 0, body: Buffer.alloc(50, 7) }), null],
  ['an unknown transport', version2({ kind: 0x10, body: over4(CLIENT) }), null],
  ['an unknown family', version2({ kind: 0x01, body: over4(CLIENT) }), null],
  ['AF_UNIX', version2({ kind: 0x31, body: Buffer.alloc(216, 0x2f) }), null],
];

describe.each(right)('%s', (_what, header, client) => {
  test('says who the client is, whatever follows it', () => {
    const read = { length: header.length, client };
    expect(readHeader(header)).toEqual(read);
    expect(readHeader(Buffer.concat([header, BEHIND]))).toEqual(read);
    expect(readHeader(Buffer.concat([header, header]))).toEqual(read);
  });

  test('is incomplete wherever it is cut', () => {
    for (let end = 0; end < header.length; end++)
      expect(readHeader(header.subarray(0, end)), `${end}`).toBe('incomplete');
  });
});

const checksumOf = (bytes: Buffer, at: number) => {
  const header = Buffer.from(bytes);
  header[at]! ^= 1;
  return header;
};
const body4 = (...tlvs: Buffer[]) => Buffer.concat([over4(CLIENT), ...tlvs]);

/** Each with the number of its first bytes that could still have become a header. */
const broken: Array<[what: string, bytes: Buffer, good: number]> = [
  ['a greeting', Buffer.from('EHLO client.example\r\n'), 0],
  ['TLS', Buffer.from('160301', 'hex'), 0],
  ['a space in front', Buffer.from(' PROXY UNKNOWN\r\n'), 0],
  ['lower case', Buffer.from('proxy TCP4 203.0.113.7 192.0.2.1 40000 25\r\n'), 0],
  ['no family', line('\r\n'), 6],
  ['a family that is not known', line('TCP5 203.0.113.7 192.0.2.1 40000 25\r\n'), 9],
  ['UDP4', line('UDP4 203.0.113.7 192.0.2.1 40000 25\r\n'), 7],
  ['two spaces', line('TCP4  203.0.113.7 192.0.2.1 40000 25\r\n'), 11],
  ['a zero in front of a number', line('TCP4 203.0.113.07 192.0.2.1 40000 25\r\n'), 23],
  ['a number above 255', line('TCP4 203.0.113.256 192.0.2.1 40000 25\r\n'), 24],
  ['an IPv6 address as TCP4', line('TCP4 2001:db8::7 192.0.2.1 40000 25\r\n'), 15],
  ['an IPv4 address as TCP6', line('TCP6 203.0.113.7 ::1 40000 25\r\n'), 22],
  ['a zone', line('TCP6 fe80::1%eth0 ::1 40000 25\r\n'), 18],
  ['a port above 65535', line('TCP4 203.0.113.7 192.0.2.1 65536 25\r\n'), 38],
  ['a zero in front of a port', line('TCP4 203.0.113.7 192.0.2.1 040 25\r\n'), 36],
  ['a port that is missing', line('TCP4 203.0.113.7 192.0.2.1 40000\r\n'), 38],
  ['something behind the ports', line('TCP4 203.0.113.7 192.0.2.1 40000 25 x\r\n'), 41],
  ['LF alone', line('UNKNOWN\n'), 13],
  ['CR alone', line('UNKNOWN\rx\r\n'), 14],
  ['a line that is too long', line(`UNKNOWN ${'x'.repeat(92)}\r\n`), 106],
  ['a line without end', line(`UNKNOWN ${'x'.repeat(1_000)}`), 106],
  ['a wrong signature', Buffer.from('\r\n\r\n\0\r\nQUIT\r', 'latin1'), 11],
  ['version 1 in binary', version2({ command: 0x11, body: over4(CLIENT) }), 12],
  ['version 3', version2({ command: 0x31, body: over4(CLIENT) }), 12],
  ['a reserved command', version2({ command: 0x22, body: over4(CLIENT) }), 12],
  ['a reserved family', version2({ kind: 0x41, body: over4(CLIENT) }), 13],
  ['a reserved transport', version2({ kind: 0x13, body: over4(CLIENT) }), 13],
  ['a length too short for IPv4', version2({ body: over4(CLIENT).subarray(1) }), 15],
  ['a length too short for IPv6', version2({ kind: 0x21, body: over4(CLIENT) }), 15],
  ['a length too short for AF_UNIX', version2({ kind: 0x31, body: Buffer.alloc(215) }), 15],
  ['a length of 64 KB', version2({ length: 65_535 }), 15],
  ['half a TLV', version2({ body: body4(Buffer.from([4, 0])) }), 29],
  ['a TLV longer than the header', version2({ body: body4(Buffer.from([4, 0, 2, 0])) }), 31],
  ['a wrong checksum', checksumOf(withChecksum(CLIENT), 16), 34],
  ['a checksum of three bytes', version2({ body: body4(tlv(3, Buffer.alloc(3))) }), 33],
  ['two checksums', version2({ body: body4(tlv(3, Buffer.alloc(4)), tlv(3, Buffer.alloc(4))) }), 41],
];

describe.each(broken)('%s', (_what, bytes, good) => {
  test('is wrong with the first byte that makes it so', () => {
    expect(readHeader(bytes)).toBe('wrong');
    const firstWrong = bytes.findIndex((_byte, at) => readHeader(bytes.subarray(0, at + 1)) === 'wrong');
    expect(firstWrong).toBe(good);
  });
});

test('however a header is damaged, its packets make no difference', () => {
  const seen = new Set<string>();
  const short = right.map(([, header]) => header).filter(({ length }) => length < 120);
  for (const header of short)
    for (const [at, byte] of header.entries())
      for (const other of [0, 0x0a, 0x0d, 0x20, 0x31, byte ^ 1, byte ^ 0x80]) {
        const damaged = Buffer.concat([header, BEHIND]);
        damaged[at] = other;
        const whole = readHeader(damaged);
        let end = 0;
        let first = readHeader(damaged.subarray(0, end));
        while (first === 'incomplete' && end < damaged.length) first = readHeader(damaged.subarray(0, ++end));
        if (!isDeepStrictEqual(first, whole)) expect(first, damaged.toString('hex')).toEqual(whole);
        seen.add(typeof whole === 'string' ? whole : 'read');
      }
  expect(seen).toEqual(new Set(['incomplete', 'wrong', 'read']));
});

test('the checksum is the CRC of RFC 4960', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
});

test('a header within a dialogue is recognized, and no command is taken for one', () => {
  const late = Buffer.concat([line('TCP4 203.0.113.7 192.0.2.1 1 2\r\n'), withChecksum(CLIENT)]);
  const lines = late.toString('latin1').split(/\r?\n/);
  expect(lines.filter(isHeaderLine)).toEqual([lines[0], '\0']);
  for (const text of ['', 'PROXY NOOP', 'QUIT', 'PROXY TCP4X', 'x PROXY TCP4'])
    expect(isHeaderLine(text)).toBe(false);
});
