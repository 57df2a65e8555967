/** `name` of `name+anything`, because mail to both reaches the same inbox. */
export function withoutPlus(name: string): string {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
}

/** The address of the inbox that a written address reaches. */
export function inboxAddress(written: string): string {
  const [name = '', domain = ''] = written.trim().toLowerCase().split('@');
  return `${withoutPlus(name)}@${domain}`;
}

/**
 * Whether the caller wants mail to `written`: `to` may be any part of it, and in an inbox that was found by a plus
 * address only mail to that form matches. Case doesn't matter.
 */
export function isAskedFor(written: string, to: string, { plusForm }: { plusForm?: string | undefined }) {
  const text = written.toLowerCase();
  // In a query, a plus sign that is not encoded arrives as a space.
  const hasPart = text.includes(to.replaceAll(' ', '+').toLowerCase());
  return hasPart && (!plusForm || nameOf(text) === nameOf(plusForm));
}

const nameOf = (address: string) => address.slice(0, address.lastIndexOf('@'));
