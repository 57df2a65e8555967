/** `MAIL FROM:<` or `RCPT TO:<` with a source route, the local part, the domain, and the rest. */
const PATH =
  /^([a-z ]+:\s*<(?:@[^\s,:@<>]+(?:,@[^\s,:@<>]+)*:)?)("(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])+"|[^\s@"<>]+)@([^\s@"<>]+)(>(?:[\t ].*)?)$/i;
const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/**
 * Senders use two things the library's parser does not know: quoted local parts, and underscores in domains. What
 * it is given instead is as long and has nothing special in it; `restore` puts the real ones back into what it read.
 * Null for a command without either, which is the parser's alone to judge.
 */
export function standIn(command: string): { command: string; restore: (address: string) => string } | null {
  const [, head, local = '', domain = '', tail] = PATH.exec(command) ?? [];
  const isQuoted = local.startsWith('"');
  const isUnderscored = domain.includes('_') && /^[\w.-]+$/.test(domain) && !/(^|\.)xn--/i.test(domain);
  if (!head || !(isQuoted || isUnderscored)) return null;
  const given = isQuoted ? unquote(local) : local;
  const blank = isQuoted ? 'x'.repeat(given.length) : given;
  const host = isUnderscored ? domain.replaceAll('_', 'x') : domain;
  return {
    command: `${head}${blank}@${host}${tail}`,
    restore(address) {
      const known = address.slice(address.lastIndexOf('@') + 1);
      return `${given}@${isUnderscored ? domain : known}`;
    },
  };
}

/** `"local"@domain` is the same mailbox as `local@domain`: quotes stay where they are needed. */
function unquote(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\(.)/g, '$1');
  return ATOMS.test(inside) ? inside : `"${inside.replace(/["\\]/g, '\\$&')}"`;
}
