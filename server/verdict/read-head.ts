/** Larger headers are not checked: reading them can take very long. Almost all mail has less than 20 KB. */
const MAX_HEAD = 64 * 1024;
const MAX_LINES = 2_000;
const MAX_SIGNATURES = 10;

const SIGNATURE = /^dkim-signature[ \t]*:/i;
const SEAL = /^arc-seal[ \t]*:/i;
/** Readers see the first of these, with any space after its name, and a signature covers the last. */
const SINGLE =
  /^(from|subject|date|to|cc|reply-to|message-id|list-unsubscribe|content-(?:type|transfer-encoding|disposition))\s*:/i;
const EMPTY_LINE = /^(?:\r?\n|\r)|(?:\n|\r(?!\n))(?:\r?\n|\r)/;

export type Head = {
  /**
   * The headers and the empty line after them, without the signatures that are too many. A bare CR ends a line, as it
   * does for readers, so that nothing is hidden from the checks.
   */
  bytes: Buffer;
  /** Where the body begins in the bytes that were given. */
  bodyStart: number;
  /** Names in DNS that hold the keys of the signatures. */
  keyNames: string[];
  /** True when a signature or a seal covers the body. */
  needsBody: boolean;
  /** The seals are few enough to be checked. */
  checksSeals: boolean;
  /** A field that a mail has once is there several times. */
  repeatsFields: boolean;
};

/** Null when the bytes do not hold all headers, or when the headers are too large. */
export function readHead(bytes: Buffer, isWhole: boolean): Head | null {
  const start = bytes.subarray(0, MAX_HEAD).toString('latin1');
  const end = EMPTY_LINE.exec(start);
  if (!end && !(isWhole && bytes.length <= MAX_HEAD)) return null;
  const bodyStart = end ? end.index + end[0].length : bytes.length;
  const fields = fieldsOf(start.slice(0, bodyStart).replaceAll(/\r(?!\n)/g, '\r\n'));
  if (!fields) return null;
  const signatures = fields.filter((field) => SIGNATURE.test(field));
  const seals = fields.filter((field) => SEAL.test(field));
  let met = 0;
  const checked = fields.filter((field) => !SIGNATURE.test(field) || ++met <= MAX_SIGNATURES);
  return {
    bytes: Buffer.from(checked.join(''), 'latin1'),
    bodyStart,
    keyNames: [...signatures.slice(0, MAX_SIGNATURES), ...seals.slice(0, MAX_SIGNATURES)].flatMap(keyName),
    needsBody: signatures.length + seals.length > 0,
    checksSeals: seals.length <= MAX_SIGNATURES,
    repeatsFields: hasRepeats(fields.flatMap((field) => SINGLE.exec(field)?.[1]?.toLowerCase() ?? [])),
  };
}

const hasRepeats = (names: string[]) => new Set(names).size < names.length;

/** Each field with the lines that continue it. */
function fieldsOf(head: string): string[] | null {
  const lines = head.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  if (lines.length > MAX_LINES) return null;
  const fields: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line) && fields.length) fields[fields.length - 1] += line;
    else fields.push(line);
  }
  return fields;
}

function keyName(field: string): string[] {
  const tag = (name: string) =>
    new RegExp(`[;:]\\s*${name}\\s*=\\s*([\\w.-]{1,253})\\s*(;|$)`).exec(field)?.[1];
  const [selector, domain] = [tag('s'), tag('d')];
  return selector && domain ? [`${selector}._domainkey.${domain}`] : [];
}
