import type { Random } from '#tests/smtp-dialogue/random-dialogue.ts';

export type Protocol = 'imap' | 'pop3';
/** What each guest sends at once, and how it reads the answers. */
export type Attack = { protocol: Protocol; lines: string[]; reads: 'all' | 'late' | 'not at all' };

const repeat = (count: number, write: (n: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, n) => write(n)).join(between);

/** Makes commands that ask for much, for inboxes with as many messages. */
export function createAttacks({ below, pick }: Random, messages: number) {
  const number = () => 1 + below(messages);
  const set = (): string =>
    pick([
      () => String(number()),
      () => String(number()),
      () => '1:*',
      () => `${number()}:${number()},${number()}`,
      () => repeat(8_000, (n) => String(1 + ((n * 7) % 9_999)), ','),
      () => repeat(4_000, (n) => `${9_000 - 2 * n}:${9_000 - 2 * n}`, ','),
    ])();
  const path = () => repeat(1 + below(pick([2, 6, 50])), () => String(1 + below(3)), '.');
  const fields = (count: number) =>
    pick([
      () => repeat(count, (n) => `x${n}`),
      () => 'A',
      () => 'cc',
      () => 'Subject From To',
      () => repeat(count, () => 'A'),
    ])();
  const section = () => {
    const named = `HEADER.FIELDS${pick(['', '.NOT'])} (${fields(1 + below(30))})`;
    return pick([
      '',
      'TEXT',
      'HEADER',
      named,
      path(),
      `${path()}.HEADER`,
      `${path()}.${named}`,
      `${path()}.MIME`,
    ]);
  };
  const part = () =>
    below(2) ? `<${pick([0, below(1_000), below(9_000_000)])}.${pick([1, 100, 9_000_000])}>` : '';
  const item = () =>
    pick([
      () => 'BODYSTRUCTURE',
      () => 'ENVELOPE',
      () => 'BODY',
      () => `BODY${pick(['', '.PEEK'])}[${section()}]${part()}`,
      () => `BODY.PEEK[${section()}]${part()}`,
      () => pick(['RFC822', 'RFC822.HEADER', 'RFC822.TEXT', 'FLAGS', 'INTERNALDATE']),
    ])();
  const items = () => {
    const one = item();
    return `(${pick([() => one, () => repeat(50, () => one), () => repeat(1 + below(50), item)])()})`;
  };
  const word = () => pick(['a', 'x', 'Subject', 'é', `"${'(<'.repeat(1 + below(400))}"`, 'zzzzzz']);
  const key = (): string =>
    pick([
      () => set(),
      () => `UID ${set()}`,
      () => `HEADER ${pick(['Subject', 'A', 'cc', 'X', 'From'])} ${word()}`,
      () => `${pick(['FROM', 'TO', 'CC', 'BCC', 'SUBJECT', 'TEXT', 'BODY'])} ${word()}`,
      () => `${pick(['SENTSINCE', 'SENTBEFORE', 'SENTON'])} 1-Jan-2020`,
      () => `NOT ${key()}`,
      () => `OR ${key()} ${key()}`,
      () => pick(['SEEN', 'DELETED', 'LARGER 10', 'UNKEYWORD x']),
    ])();
  const uid = () => pick(['', 'UID ']);
  const imap = (): string =>
    pick([
      () => `${uid()}FETCH ${set()} ${items()}`,
      () => `${uid()}FETCH ${set()} ${items()}`,
      () => `${uid()}FETCH ${number()} ${items()}`,
      () => `${uid()}FETCH ${number()} ${items()}`,
      () => `${uid()}SEARCH ${repeat(1 + below(50), key)}`,
      () => `${uid()}SEARCH ${key()}`,
      () =>
        `${uid()}STORE ${set()} ${pick(['+', '-', ''])}FLAGS (${repeat(1 + below(2_000), (n) => pick(['\\Seen', '\\Deleted', `x${n}`]))})`,
      () => `STATUS INBOX (${repeat(1 + below(9_000), () => pick(['SIZE', 'UNSEEN', 'MESSAGES']))})`,
      () =>
        `${pick(['LIST', 'LSUB'])} "" ${repeat(1 + below(20_000), () => pick(['*', '%', '*I', '*n*b']), '')}`,
      () => pick(['SELECT INBOX', 'EXAMINE INBOX', 'NOOP', 'CHECK', 'CAPABILITY', 'COPY 1:* x', 'NAMESPACE']),
      () => `ID (${repeat(1 + below(9_000), () => '"a" NIL')})`,
      () => `SEARCH {${60_000}+}\r\n${'('.repeat(60_000)}`,
      () => `SEARCH SUBJECT {${60_000}+}\r\n${'<'.repeat(60_000)}`,
      () => `${'('.repeat(1 + below(10))}${repeat(1 + below(20_000), () => 'a')}`,
    ])();
  const pop3 = (): string =>
    pick([
      () => `RETR ${number()}`,
      () => `TOP ${number()} ${pick([0, 1, 100_000, 999_999_999])}`,
      () => pick(['LIST', 'UIDL', 'STAT', 'RSET', 'CAPA']),
      () => `${pick(['LIST', 'UIDL'])} ${number()}`,
    ])();
  /** The line itself, or as many as fit into what a server reads at once. */
  const often = (line: string) => {
    const most = Math.max(1, Math.min(5_000, Math.floor(120_000 / (line.length + 8))));
    return pick([1, 1, 1, 10, most]);
  };

  const reads = (): Attack['reads'] => pick(['all', 'all', 'all', 'late', 'not at all'] as const);
  return {
    random(): Attack {
      const protocol = pick(['imap', 'imap', 'imap', 'pop3'] as const);
      const make = protocol === 'imap' ? imap : pop3;
      const line = make();
      const lines = below(4)
        ? Array.from({ length: often(line) }, () => line)
        : Array.from({ length: 5 }, make);
      return { protocol, lines, reads: reads() };
    },
    /** Something like it. */
    changed({ protocol, lines, reads: before }: Attack): Attack {
      const line = pick(lines).replace(/\b\d{1,2}\b/, () => String(number()));
      return {
        protocol,
        lines: pick([
          () => lines,
          () => Array.from({ length: often(line) }, () => line),
          () => [...lines.slice(0, 20), protocol === 'imap' ? imap() : pop3()],
        ])(),
        reads: pick([before, reads()]),
      };
    },
  };
}

export function describeAttack({ protocol, lines, reads }: Attack): string {
  const different = [...new Set(lines)];
  const most = different.length === 1 ? 150 : 70;
  const texts = different.map((line) => {
    const text = line.replace(/\s+/g, ' ');
    return text.length > most ? `${text.slice(0, most)}… (${text.length} letters)` : text;
  });
  return `${protocol}, ${lines.length} x ${texts.join(' | ')}${reads === 'all' ? '' : `, reads ${reads}`}`;
}
