import { parseAddress } from '#server/domain/network.ts';

/** The records DNS returned. An empty list when there are none; throws when DNS does not answer. */
export async function askDns<T>(query: Promise<T[]>): Promise<T[]> {
  try {
    return await query;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw Object.assign(new Error(`DNS does not answer (${code})`), { cause: error });
  }
}

/** The text records that begin with `start`, each joined from its pieces. */
export const textsOf = (records: string[][], start: string) =>
  records
    .map((pieces) => pieces.join(''))
    .filter((text) => text.toLowerCase().startsWith(start.toLowerCase()));

/** The name in DNS under which the host name of an address is published. */
export function reverseName(text: string): string {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is not an IP address`);
  if (address.kind() === 'ipv4') return `${address.toByteArray().reverse().join('.')}.in-addr.arpa`;
  const digits = Buffer.from(address.toByteArray()).toString('hex');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}
