import { readPeople } from '#server/mime/reading/addresses.ts';
import { headersOf, type RawField, readValue, splitFields } from '#server/mime/reading/header-block.ts';
import { judgeFirstLine, lineEndLength } from '#server/mime/reading/line-scan.ts';

/** Signatures that cover more are not checked, because that can take very long. Nearly all cover less than 10 KB. */
const MAX_SIGNED = 64 * 1024;
const MAX_LINES = 2_000;
/** The library takes very long to read a longer From or a longer signature. */
const MAX_FIELD = 4 * 1024;
const MAX_SIGNATURES = 10;
/** Names that a signature lists. Each is looked for among all headers. */
const MAX_NAMES = 100;
/** Ways to hash the body. Each reads it once; real mail has one or two. */
const MAX_HASHES = 3;

/** Headers that a mail has once. If one is repeated, readers see the first and a signature covers the last. */
const SINGLE =
  'from subject date to cc reply-to message-id list-unsubscribe content-type content-transfer-encoding content-disposition';
const SEALS = ['arc-seal', 'arc-message-signature', 'arc-authentication-results'];
const PROOFS = ['dkim-signature', ...SEALS];

/** The tags of a signature or of a part of a seal. */
export type Tags = Map<string, string>;

export type Head = {
  /** The addresses in From. */
  authors: string[];
  /** How often the mail has each of the headers that it should have once. */
  counts: Map<string, number>;
  signatures: Tags[];
  /** What is needed to check signatures and seals. Null if there are none, or if that would take too long. */
  signed: Signed | null;
};

export type Signed = {
  /** The headers that signatures cover, the signatures themselves, and the empty line. */
  bytes: Buffer;
  /** Where the body begins in the mail. */
  bodyStart: number;
  /** Names in DNS that hold the keys, those of signatures first. */
  keyNames: string[];
};

/**
 * Reads the headers with the code that reads them for display. The library gets them as we read them, so a signature
 * can't cover anything but what is shown.
 */
export function readHead(first: Buffer): Head {
  const hasHeaders = judgeFirstLine(first, 0, { last: true, isFirst: true }) === 'headers';
  const block = hasHeaders ? headersOf(first) : Buffer.alloc(0);
  const fields = splitFields(block);
  const byName = Map.groupBy(fields, ({ name }) => name.toLowerCase());
  const named = (name: string) => byName.get(name) ?? [];
  const tagsOf = (field: RawField) => readTags(readValue(block, field));
  const froms = named('from');
  const signatureFields = named('dkim-signature').slice(0, MAX_SIGNATURES);
  const sealFields = named('arc-seal').length > MAX_SIGNATURES ? [] : SEALS.flatMap(named);
  const proofFields = [...signatureFields, ...sealFields];
  const proofs = proofFields.map(tagsOf);
  const signatures = proofs.slice(0, signatureFields.length);
  const covered = [...new Set(proofs.flatMap(namesIn))].filter((name) => !PROOFS.includes(name));
  const kept = new Set([...proofFields, ...froms, ...covered.flatMap(named)]);
  const text = fields.flatMap((field) => (kept.has(field) ? toText(block, field) : [])).join('');
  const canCheck =
    proofs.length > 0 &&
    text.length <= MAX_SIGNED &&
    text.split('\n').length <= MAX_LINES &&
    [...froms, ...proofFields].every(({ start, end }) => end - start <= MAX_FIELD) &&
    proofs.every((tags) => namesIn(tags).length <= MAX_NAMES) &&
    new Set(signatures.map((tags) => [tags.get('a'), tags.get('c'), tags.get('l')].join())).size <=
      MAX_HASHES;
  return {
    authors: froms
      .slice(0, 1)
      .flatMap((field) => readPeople(readValue(block, field)).map((one) => one.address)),
    counts: new Map(SINGLE.split(' ').map((name) => [name, named(name).length])),
    signatures,
    signed: canCheck
      ? {
          bytes: Buffer.from(`${text}\r\n`, 'latin1'),
          bodyStart: block.length + lineEndLength(first, block.length),
          keyNames: proofs.flatMap(keyName),
        }
      : null,
  };
}

/** The field with CRLF line ends. The library doesn't know names with unusual space after them, so that is left out. */
const toText = (block: Buffer, { name, value, end }: RawField) =>
  `${name}:${block
    .toString('latin1', value, end)
    .replace(/[\r\n]+$/, '')
    .replace(/\r\n|\r|\n/g, '\r\n')}\r\n`;

const readTags = (text: string): Tags =>
  new Map(
    text.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );

/** The names of the headers that a signature covers. */
const namesIn = (tags: Tags): string[] =>
  (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase());

function keyName(tags: Tags): string[] {
  const [selector, domain] = [tags.get('s'), tags.get('d')];
  return selector && domain ? [`${selector}._domainkey.${domain}`] : [];
}
