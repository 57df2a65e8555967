const POLYNOMIAL = 0x82f63b78;

/** The checksum of RFC 4960, appendix B. Node only has the other CRC of 32 bits. */
export function crc32c(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return ~crc >>> 0;
}
