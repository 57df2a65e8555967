import { Readable } from 'node:stream';
import { authenticate } from 'mailauth';
import type { AskDns } from './bounded-dns.ts';
import { decide } from './decide.ts';
import { domainOf } from './domain-of.ts';
import { type Judged, unchecked } from './judged.ts';
import { type Head, readHead } from './read-head.ts';

const TIME_LIMIT_MS = 5_000;
/** A longer line takes time and memory. Real mail has lines of 998 bytes at most. */
const MAX_LINE = 256 * 1024;
const LF = 0x0a;

export type MailToJudge = {
  from: { address: string };
  /** How the mail arrived. Missing for mail of version 0.1. */
  envelope?: { clientIp: string; helo: string; mailFrom: string };
  /** The first bytes of the mail, with all of its headers. */
  first: Buffer;
  isWhole: boolean;
  /** The next bytes, or null after the last ones. */
  more: () => Promise<Buffer | null>;
};

/** Checks SPF, DKIM, DMARC and ARC. Nothing but DNS is asked; BIMI would fetch pictures, so it is off. */
export async function judgeMail(mail: MailToJudge, ask: AskDns): Promise<Judged> {
  const head = readHead(mail.first, mail.isWhole);
  if (!head) return unchecked('too-complex');
  const shown = domainOf(mail.from.address);
  const { clientIp, helo, mailFrom } = mail.envelope ?? {};
  askAhead(ask, [
    ...parentsOf(shown).map((domain) => `_dmarc.${domain}`),
    ...head.keyNames,
    ...parentsOf(domainOf(mailFrom ?? '')).slice(0, 1),
  ]);
  const found = await authenticate(Readable.from(bytesOf(mail, head), { objectMode: false }), {
    ...(clientIp ? { ip: clientIp } : {}),
    ...(helo ? { helo } : {}),
    ...(mailFrom ? { sender: mailFrom } : {}),
    mta: 'mayfly',
    resolver: ask,
    strict: true,
    disableBimi: true,
    disableArc: !head.checksSeals,
  });
  return decide(mail.envelope ? found : { ...found, spf: false }, shown, head);
}

/**
 * All keys and policies are asked for at once. The library asks for them one after the other, and servers that do not
 * answer about one signature would take the time that the others need.
 */
function askAhead(ask: AskDns, names: string[]) {
  for (const name of new Set(names)) ask(name, 'TXT').catch(() => {});
}

async function* bytesOf(mail: MailToJudge, head: Head): AsyncGenerator<Buffer> {
  const end = performance.now() + TIME_LIMIT_MS;
  yield head.bytes;
  if (!head.needsBody) return;
  for (
    let piece: Buffer | null = mail.first.subarray(head.bodyStart);
    piece;
    piece = mail.isWhole ? null : await mail.more()
  ) {
    if (performance.now() > end) throw new Error('this mail takes too long to check');
    if (piece.length >= MAX_LINE && !piece.includes(LF)) throw new Error('this mail has too long a line');
    if (piece.length) yield piece;
  }
}

/** The domain and everything above it, at most the eight that DMARC looks at. */
function parentsOf(domain: string): string[] {
  const labels = domain ? domain.split('.') : [];
  const above = labels.slice(-7).map((_, nth, last) => last.slice(nth).join('.'));
  return labels.length > 7 ? [domain, ...above] : above;
}
