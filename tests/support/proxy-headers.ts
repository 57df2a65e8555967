import { crc32c } from '#server/lib/proxy-protocol/crc32c.ts';

const SIGNATURE = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');

/** Version 1, for a client over IPv4. */
export const version1 = (client: string) => Buffer.from(`PROXY TCP4 ${client} 192.0.2.1 40000 25\r\n`);

/** Version 2. By default PROXY, TCP over IPv4. */
export function version2({
  command = 0x21,
  kind = 0x11,
  body = Buffer.alloc(0),
  length = body.length,
}: {
  command?: number;
  kind?: number;
  body?: Buffer;
  length?: number;
}) {
  const head = Buffer.concat([SIGNATURE, Buffer.from([command, kind, length >> 8, length & 0xff])]);
  return Buffer.concat([head, body]);
}

/** The addresses and ports of a connection over IPv4. */
export const over4 = (client: string) =>
  Buffer.from([...client.split('.').map(Number), 192, 0, 2, 1, 0x9c, 0x40, 0, 25]);

/** Of a connection over IPv6, with 16 bytes in hexadecimal for the client. */
export const over6 = (client: string) =>
  Buffer.concat([Buffer.from(client, 'hex'), Buffer.alloc(16, 1), Buffer.from([0x9c, 0x40, 0, 25])]);

export const tlv = (type: number, value: Buffer) =>
  Buffer.concat([Buffer.from([type, value.length >> 8, value.length & 0xff]), value]);

/** A header of version 2 with its checksum. */
export function withChecksum(client: string) {
  const header = version2({ body: Buffer.concat([over4(client), tlv(0x03, Buffer.alloc(4))]) });
  header.writeUInt32BE(crc32c(header), header.length - 4);
  return header;
}
