import { Readable } from 'node:stream';
import { arc, type DKIMResult, dkimVerify, spf } from 'mailauth';
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js';
import type { AskDns, AskForMail } from './bounded-dns.ts';
import { type Checks, decide, openTo } from './decide.ts';
import { domainOf } from './domain-of.ts';
import type { Judged } from './judged.ts';
import { type Head, readHead, type Signed, type Tags } from './read-head.ts';

/** For hashing the body. Waiting for our own store doesn't count. */
const HASH_MS = 5_000;
/** A longer line takes time and memory. Real mail has lines of 998 bytes at most. */
const MAX_LINE = 256 * 1024;
const LF = 0x0a;

export type MailToJudge = {
  /** The sender that readers see: that of From, or that of the envelope if From has no address. */
  from: { name: string; address: string };
  /** How the mail arrived. */
  envelope: { clientIp: string; helo: string; mailFrom: string };
  /** The first bytes of the mail, with all of its headers. */
  first: Buffer;
  isWhole: boolean;
  /** The next bytes, or null after the last ones. */
  more: () => Promise<Buffer | null>;
};

/**
 * Checks SPF, DKIM, DMARC and ARC for the sender that readers see. A check that would take too long proves nothing, so
 * a forger gains nothing by making a mail hard to check.
 */
export async function judgeMail(mail: MailToJudge, ask: AskForMail): Promise<Judged> {
  const head = readHead(mail.first);
  const shown = domainOf(mail.from.address);
  askAhead(
    ask.policy,
    [shown, ...parentsOf(shown)].filter(Boolean).map((domain) => `_dmarc.${domain}`),
  );
  askAhead(ask.keys, head.signed?.keyNames ?? []);
  const [server, proofs] = await Promise.all([
    checkServer(mail.envelope, ask.server),
    checkSignatures(mail, head, ask.keys),
  ]);
  const evaluate = async (resolver: AskDns) => {
    const { response, dkimAligned } = await evaluateDmarc({
      headerFrom: shown,
      spfDomains: server?.status.result === 'pass' ? [server.domain] : [],
      // A signature that leaves something open comes last.
      dkimDomains: proofs.dkim
        .filter(({ status }) => status.result === 'pass')
        .map((one) => ({
          domain: domainOf(one.signingDomain!),
          underSized: openTo(one, head.counts) ? 1 : 0,
        })),
      resolver,
      strict: true,
    });
    return { dmarc: response || null, aligned: dkimAligned };
  };
  const found = await evaluate(ask.policy);
  // If a subdomain doesn't answer, its parent may still say that the mail is forged.
  const guess = found.dmarc?.status.result === 'temperror' && (await evaluate(orNothing(ask.policy)));
  const isGuess = guess && guess.dmarc?.status.result === 'fail';
  return decide({ spf: server, ...proofs, ...(isGuess ? guess : found), isGuess }, mail.from, head);
}

/** Takes no answer for the answer that there is no record. */
const orNothing =
  (ask: AskDns): AskDns =>
  (name, type) =>
    ask(name, type).catch(() => []);

const checkServer = ({ clientIp: ip, helo, mailFrom: sender }: MailToJudge['envelope'], resolver: AskDns) =>
  spf({ ip, helo, sender, mta: 'mayfly', resolver, strict: true }).catch(() => null);

async function checkSignatures(
  mail: MailToJudge,
  { signed, signatures }: Head,
  resolver: AskDns,
): Promise<Pick<Checks, 'dkim' | 'arc'>> {
  const unchecked = { dkim: signatures.map(notChecked), arc: null };
  if (!signed) return unchecked;
  try {
    const bytes = Readable.from(bytesOf(mail, signed), { objectMode: false });
    const { results, arc: seals } = await dkimVerify(bytes, { resolver, strict: true });
    return {
      dkim: results.filter(({ signingDomain }) => signingDomain),
      arc: await arc(seals as Parameters<typeof arc>[0], { resolver, strict: true }),
    };
  } catch {
    return unchecked;
  }
}

const notChecked = (tags: Tags): DKIMResult => ({
  signingDomain: tags.get('d') ?? '',
  selector: tags.get('s') ?? '',
  status: { result: 'neutral', comment: 'too complex' },
  info: '',
});

/**
 * All keys and policies are asked for at once. The library asks for them one after the other, and servers that do not
 * answer about one signature would take the time that the others need.
 */
function askAhead(ask: AskDns, names: string[]) {
  for (const name of new Set(names)) ask(name, 'TXT').catch(() => {});
}

/** The mail with CRLF line ends: the library takes very long for lines that end with LF alone. */
async function* bytesOf(mail: MailToJudge, { bytes, bodyStart }: Signed): AsyncGenerator<Buffer> {
  yield bytes;
  let spent = 0;
  let held = '';
  for (
    let piece: Buffer | null = mail.first.subarray(bodyStart);
    piece;
    piece = mail.isWhole ? null : await mail.more()
  ) {
    if (spent > HASH_MS) throw new Error('this mail takes too long to check');
    if (piece.length >= MAX_LINE && !piece.includes(LF)) throw new Error('this mail has too long a line');
    const text = held + piece.toString('latin1');
    held = text.endsWith('\r') ? '\r' : '';
    const whole = text.slice(0, text.length - held.length).replace(/\r?\n/g, '\r\n');
    const began = performance.now();
    if (whole) yield Buffer.from(whole, 'latin1');
    spent += performance.now() - began;
  }
  if (held) yield Buffer.from(held);
}

/** The domains above this one that DMARC looks at. They have seven labels at most. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.').slice(1).slice(-7);
  return labels.map((_, nth) => labels.slice(nth).join('.'));
}
