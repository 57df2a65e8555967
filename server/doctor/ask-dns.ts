import { isIPv4 } from 'node:net';

/** What DNS said: the records, none, or no answer at all. */
export async function askDns<T>(query: Promise<T[]>): Promise<T[]> {
  try {
    return await query;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw Object.assign(new Error(`DNS does not answer (${code})`), { cause: error });
  }
}

/** Names are compared as DNS does: without case and without the last dot. */
export const sameName = (a: string, b: string) => plainName(a) === plainName(b);
const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Text records of one kind, each put together from its pieces. */
export const textsOf = (records: string[][], start: string) =>
  records
    .map((pieces) => pieces.join(''))
    .filter((text) => text.toLowerCase().startsWith(start.toLowerCase()));

/** Where the name of an address is published. */
export function reverseName(address: string): string {
  if (isIPv4(address)) return `${address.split('.').reverse().join('.')}.in-addr.arpa`;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  const whole = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  const digits = whole.map((group) => group.padStart(4, '0')).join('');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}
