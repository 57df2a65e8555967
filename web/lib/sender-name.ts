/** The display name of a From header, such as `Ada` in `Ada <ada@example.test>`, or the address if there is none. */
export function senderName(from: string): string {
  const match = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(from);
  return match?.[1] || match?.[2] || from;
}
