/** The inbox that a written address reaches, in lower case: `name+anything` is the inbox of `name`. */
export function parseWritten(written: string): { name: string; host: string } {
  const text = written.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(0, at));
  const plus = name.indexOf('+');
  return { name: plus > 0 ? name.slice(0, plus) : name, host: text.slice(at + 1) };
}

export function inboxAddress(written: string): string {
  const { name, host } = parseWritten(written);
  return `${name}@${host}`;
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
