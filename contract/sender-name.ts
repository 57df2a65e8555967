/** The name and the address of a From header such as `Ada <ada@example.test>`. Null if it is only one of them. */
export function splitSender(from: string): { name: string; address: string } | null {
  const text = from.trim();
  const at = text.lastIndexOf('<');
  const address = text.slice(at + 1, -1);
  if (at === -1 || !text.endsWith('>') || !address || address.includes('>')) return null;
  return { name: unquoted(text.slice(0, at).trim()), address };
}

/** The display name of a From header, or the address if there is none. */
export function senderName(from: string): string {
  const sender = splitSender(from);
  return sender ? sender.name || sender.address : from;
}

/** Senders write some names with one or two pairs of quotes. */
export const unquoted = (name: string) => inside(inside(name)).replaceAll('\\"', '"');

const inside = (name: string) => name.replace(/^(["'])(.*)\1$/, '$2');
