import { type AskDns, type DnsAnswer, isDefinite, recordsIn } from '#server/lib/dns-answer.ts';
import { sameName } from '#server/lib/host-name.ts';
import { newProof, PROOF_START, proofName, proofText } from './proof.ts';

/** Longer texts are not proofs, and nobody wants to read them. */
const MAX_TEXT = 200;

/** `unknown` means that DNS gave no usable answer. `found` lists the proofs or mail hosts in DNS, ours among them. */
export type Seen = { status: 'ok' | 'missing' | 'wrong' | 'unknown'; found: string | null };

/** Looks at the records of an own domain. It takes a few seconds at most and never throws. */
export function createLookUpRecords({ askDns, mailHost }: { askDns: AskDns; mailHost: string }) {
  async function seeMx(name: string): Promise<Seen> {
    const records = knownIn<{ exchange: string }>(await askDns(name, 'MX'));
    if (!records?.length) return nothing(records);
    // The record of a domain that takes no mail has an empty name.
    const hosts = records.map(({ exchange }) => exchange || '.');
    const isOurs = hosts.some((host) => sameName(host, mailHost));
    return { status: isOurs ? 'ok' : 'wrong', found: shown(hosts) };
  }

  return async function lookUpRecords({
    name,
    proof,
    otherProofs = [],
    subdomains,
  }: {
    name: string;
    proof: string;
    /** What other accounts would publish for the same name. */
    otherProofs?: string[];
    subdomains: boolean;
  }): Promise<{ txt: Seen; mx: Seen; wildcard?: Seen; othersFound: string[] }> {
    const [texts, mx, wildcard] = await Promise.all([
      askDns(proofName(name), 'TXT').then((answer) => knownIn<string[]>(answer)?.map(asPasted) ?? null),
      seeMx(name),
      // A label that nobody has used, so only a wildcard record can answer.
      subdomains ? seeMx(`${newProof().slice(0, 8)}.${name}`) : undefined,
    ]);
    const stands = (one: string) => texts?.includes(proofText(one).toLowerCase()) === true;
    return {
      txt: seeProof(texts, stands(proof)),
      mx,
      ...(wildcard && { wildcard }),
      othersFound: otherProofs.filter(stands),
    };
  };
}

export type LookUpRecords = ReturnType<typeof createLookUpRecords>;

function seeProof(texts: string[] | null, isOurs: boolean): Seen {
  const proofs = texts?.filter((text) => text.startsWith(PROOF_START));
  if (!proofs?.length) return nothing(texts);
  return { status: isOurs ? 'ok' : 'wrong', found: shown(proofs) };
}

const nothing = (records: unknown[] | null): Seen => ({
  status: records ? 'missing' : 'unknown',
  found: null,
});

/** The records, none when DNS says so, or null when we do not know. */
const knownIn = <T>(answer: DnsAnswer): T[] | null => (isDefinite(answer) ? recordsIn<T>(answer) : null);

/** One text from its pieces, in lower case and without the spaces, quotes and backslashes that people paste around it. */
const asPasted = (pieces: string[]) =>
  pieces
    .join('')
    .slice(0, MAX_TEXT)
    .replace(/^[\s"'\\]+|[\s"'\\]+$/g, '')
    .toLowerCase();

/** Strangers write these records, so invisible characters are removed and long texts cut. DNS has no order, so they are sorted. */
function shown(values: string[]): string {
  const text = values
    .toSorted()
    .join(', ')
    .replaceAll(/[\p{C}\p{Z}\p{DI}]+/gu, ' ');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}
