import { readRawPeople } from '../reading/addresses.ts';
import { type Fields, findEmptyLine, readFields } from '../reading/header-block.ts';
import { judgeFirstLine, lineEndLength } from '../reading/line-scan.ts';

/** Longer texts of a header are cut. */
const MAX_TEXT = 998;
const MAX_PEOPLE = 100;
const MAX_HEADER = 16 * 1024;

/** One address as IMAP writes it. The begin of a group has only a mailbox, its end has nothing. */
export type EnvelopeAddress = { name: string | null; mailbox: string | null; host: string | null };

/** The headers of a mail that lists show. Texts are as they were written: encoded words are not decoded. */
export type Envelope = {
  date: string | null;
  subject: string | null;
  from: EnvelopeAddress[];
  sender: EnvelopeAddress[];
  replyTo: EnvelopeAddress[];
  to: EnvelopeAddress[];
  cc: EnvelopeAddress[];
  bcc: EnvelopeAddress[];
  inReplyTo: string | null;
  messageId: string | null;
};

const WANTED = new Set([
  'date',
  'subject',
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'in-reply-to',
  'message-id',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'content-id',
  'content-description',
  'content-md5',
  'content-language',
  'content-location',
]);

/** The fields of a header block that describe a mail and its parts. */
export const fieldsByName = (block: Buffer): Fields => readFields(block, WANTED);

/** Where the header block of a mail ends, with the empty line after it. `head` is the beginning of the mail. */
export function headerEnd(head: Buffer): number {
  if (judgeFirstLine(head, 0, { last: true, isFirst: true }) === 'body') return 0;
  const end = findEmptyLine(head);
  return end + lineEndLength(head, end);
}

export function readEnvelope(fields: Fields): Envelope {
  const text = (name: string) => fields.get(name)?.slice(0, MAX_TEXT).toWellFormed() ?? null;
  const people = (name: string) => readPeopleAndGroups(fields.get(name) ?? '');
  const from = people('from');
  const orFrom = (list: EnvelopeAddress[]) => (list.length ? list : from);
  return {
    date: text('date'),
    subject: text('subject'),
    from,
    sender: orFrom(people('sender')),
    replyTo: orFrom(people('reply-to')),
    to: people('to'),
    cc: people('cc'),
    bcc: people('bcc'),
    inReplyTo: text('in-reply-to'),
    messageId: text('message-id'),
  };
}

const GROUP_END: EnvelopeAddress = { name: null, mailbox: null, host: null };

/** An address list, in which groups (`name: a, b;`) are marked by their begin and end. */
export function readPeopleAndGroups(header: string): EnvelopeAddress[] {
  const found: EnvelopeAddress[] = [];
  let isGroup = false;
  for (const { text, end } of splitList(header.slice(0, MAX_HEADER))) {
    if (found.length >= MAX_PEOPLE) break;
    if (end === ':' && !isGroup) {
      isGroup = true;
      found.push({ name: null, mailbox: unquoted(text), host: null });
      continue;
    }
    const person = readPerson(text);
    if (person) found.push(person);
    if (end === ';' && isGroup) {
      isGroup = false;
      found.push(GROUP_END);
    }
  }
  if (isGroup) found.push(GROUP_END);
  return found;
}

function readPerson(text: string): EnvelopeAddress | null {
  const [person] = readRawPeople(text.trim(), 1);
  if (!person) return null;
  const name = person.name.trim().toWellFormed() || null;
  const at = person.address.lastIndexOf('@');
  if (at === -1) return { name: person.address ? name : null, mailbox: person.address || name, host: '' };
  return { name, mailbox: person.address.slice(0, at), host: person.address.slice(at + 1) };
}

/** The pieces of an address list between `,`, `;` and `:`, outside quotes, comments and angle brackets. */
function* splitList(text: string): Generator<{ text: string; end: string }> {
  let start = 0;
  let quoted = false;
  let comments = 0;
  let angle = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\\') at++;
    else if (quoted) quoted = char !== '"';
    else if (char === '"' && !comments) quoted = true;
    else if (char === '(') comments++;
    else if (char === ')' && comments) comments--;
    else if (comments) continue;
    else if (char === '<') angle = true;
    else if (char === '>') angle = false;
    else if (!angle && (char === ',' || char === ';' || char === ':')) {
      yield { text: text.slice(start, at), end: char };
      start = at + 1;
    }
  }
  yield { text: text.slice(start), end: '' };
}

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/g, '$1')
    .slice(0, MAX_TEXT)
    .toWellFormed();
