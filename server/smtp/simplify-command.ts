/** Matches `MAIL FROM:<` or `RCPT TO:<` with an optional source route, the local part, the domain, and the rest. */
const PATH =
  /^([a-z ]+:\s*<(?:@[^\s,:@<>]+(?:,@[^\s,:@<>]+)*:)?)("(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])+"|[^\s@"<>]+)@([^\s@"<>]+)(>(?:[\t ].*)?)$/i;
const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/**
 * The library's parser rejects two things that senders use: quoted local parts, and underscores in domains. It gets
 * a plain command of the same length instead, and `restore` puts the real parts back into the address it has read.
 * Null for a command that has neither and needs no change.
 */
export function simplifyCommand(
  command: string,
): { command: string; restore: (address: string) => string } | null {
  const [, head, local = '', domain = '', tail] = PATH.exec(command) ?? [];
  const isQuoted = local.startsWith('"');
  const isUnderscored = domain.includes('_') && /^[\w.-]+$/.test(domain) && !/(^|\.)xn--/i.test(domain);
  if (!head || !(isQuoted || isUnderscored)) return null;
  const realLocal = isQuoted ? unquote(local) : local;
  const plainLocal = isQuoted ? 'x'.repeat(realLocal.length) : realLocal;
  const plainDomain = isUnderscored ? domain.replaceAll('_', 'x') : domain;
  return {
    command: `${head}${plainLocal}@${plainDomain}${tail}`,
    restore(address) {
      const parsedDomain = address.slice(address.lastIndexOf('@') + 1);
      return `${realLocal}@${isUnderscored ? domain : parsedDomain}`;
    },
  };
}

/** `"local"@domain` is the same mailbox as `local@domain`: quotes stay only where they are needed. */
function unquote(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\(.)/g, '$1');
  return ATOMS.test(inside) ? inside : `"${inside.replace(/["\\]/g, '\\$&')}"`;
}
