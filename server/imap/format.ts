import type { Envelope, EnvelopeAddress } from '#server/mime/structure/envelope.ts';
import type { PartNode } from '#server/mime/structure/structure.ts';

/** A text in quotes, or as a literal if quotes cannot hold it. */
export function stringOf(text: string): string {
  if (/^[\x20-\x7e]{0,1000}$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`;
  const clean = text.replaceAll('\0', '');
  return `{${Buffer.byteLength(clean)}}\r\n${clean}`;
}

const orNil = (text: string | null) => (text === null ? 'NIL' : stringOf(text));
const listOf = (items: string[]) => (items.length ? `(${items.join('')})` : 'NIL');

const addressOf = ({ name, mailbox, host }: EnvelopeAddress) =>
  `(${orNil(name)} NIL ${orNil(mailbox)} ${orNil(host)})`;

/** In pieces, as a structure. */
export function* formatEnvelope(envelope: Envelope): Generator<string> {
  const { date, subject, from, sender, replyTo, to, cc, bcc, inReplyTo, messageId } = envelope;
  yield `(${orNil(date)} ${orNil(subject)}`;
  for (const list of [from, sender, replyTo, to, cc, bcc]) yield ` ${listOf(list.map(addressOf))}`;
  yield ` ${orNil(inReplyTo)} ${orNil(messageId)})`;
}

/** BODYSTRUCTURE, or BODY, which leaves out what was added to the protocol later. In pieces, because it can be long. */
export function* formatStructure(node: PartNode, isExtended: boolean): Generator<string> {
  const [type = '', subtype = ''] = node.type.split('/');
  yield '(';
  if (type === 'multipart' && node.children.length) {
    for (const child of node.children) yield* formatStructure(child, isExtended);
    const more = isExtended ? [paramsOf(node.params), ...extrasOf(node)] : [];
    yield ` ${[stringOf(subtype), ...more].join(' ')})`;
    return;
  }
  // A multipart without parts, and a mail in a mail that cannot be read, are files.
  const isFile = type === 'multipart' || (node.type === 'message/rfc822' && !node.message);
  const fields = [
    ...(isFile ? ['"application"', '"octet-stream"'] : [stringOf(type), stringOf(subtype)]),
    paramsOf(node.type === 'text/plain' && !node.params.size ? DEFAULT_PARAMS : node.params),
    orNil(node.id),
    orNil(node.description),
    stringOf(node.encoding),
    String(node.end - node.start),
  ];
  yield fields.join(' ');
  if (node.message) {
    yield ' ';
    yield* formatEnvelope(node.message.envelope);
    yield ' ';
    yield* formatStructure(node.message.root, isExtended);
  }
  if (node.message || type === 'text') yield ` ${node.lines}`;
  if (isExtended) yield ` ${[orNil(node.md5), ...extrasOf(node)].join(' ')}`;
  yield ')';
}

const DEFAULT_PARAMS = new Map([['charset', 'us-ascii']]);

const extrasOf = ({ disposition, language, location }: PartNode) => [
  disposition ? `(${stringOf(disposition.value)} ${paramsOf(disposition.params)})` : 'NIL',
  orNil(language),
  orNil(location),
];

/** Values beyond ASCII are written as RFC 2231 has it, because clients expect headers and not texts. */
function paramsOf(params: Map<string, string>): string {
  const pairs = [...params].map(([name, value]) =>
    /^[\x20-\x7e]*$/.test(value)
      ? `${stringOf(name)} ${stringOf(value)}`
      : `${stringOf(`${name}*`)} ${stringOf(`utf-8''${encodeURIComponent(value.toWellFormed())}`)}`,
  );
  return pairs.length ? `(${pairs.join(' ')})` : 'NIL';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** When a message arrived, as INTERNALDATE. */
export function formatDate(date: Date): string {
  const day = String(date.getUTCDate()).padStart(2, ' ');
  const time = date.toISOString().slice(11, 19);
  return `"${day}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()} ${time} +0000"`;
}

/** A date of a search, such as 1-Feb-2026, as the begin of that day; or null. */
export function readDate(text: string): number | null {
  const [, day, name, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? [];
  const month = MONTHS.findIndex((one) => one.toLowerCase() === name?.toLowerCase());
  return month === -1 ? null : Date.UTC(Number(year), month, Number(day));
}
