/** The display name of a From header, such as `Ada` in `Ada <ada@example.test>`, or the address if there is none. */
export function senderName(from: string): string {
  const match = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from);
  return (match?.[1] && unquoted(match[1])) || match?.[2] || from;
}

/** A From header without the quotes around its name: `"Ada" <ada@example.test>` becomes `Ada <ada@example.test>`. */
export function withoutQuotes(from: string): string {
  return from.replace(/^\s*(["'].*["'])(?=\s*<[^<>]+>\s*$)/, (name) => unquoted(name.trim()));
}

/** Senders write some names with one or two pairs of quotes. */
export const unquoted = (name: string) => inside(inside(name)).replaceAll('\\"', '"');

const inside = (name: string) => name.replace(/^(["'])(.*)\1$/, '$2');
