import { type Arg, Bad, textOf } from './parse-command.ts';

const MAX_ITEMS = 50;
const MAX_PATH = 50;

export type Section = {
  /** The numbers of the parts, from the outermost one. */
  path: number[];
  what: 'ALL' | 'HEADER' | 'TEXT' | 'MIME' | 'HEADER.FIELDS' | 'HEADER.FIELDS.NOT';
  /** In lower case. */
  fields: Set<string>;
};
export type FetchItem =
  | { kind: 'FLAGS' | 'UID' | 'INTERNALDATE' | 'RFC822.SIZE' | 'ENVELOPE' | 'BODY' | 'BODYSTRUCTURE' }
  | {
      kind: 'section';
      /** How the answer is called. */
      label: string;
      section: Section;
      range: { start: number; count: number } | null;
      marksSeen: boolean;
    };

const FAST = ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'];
const MACROS = new Map([
  ['FAST', FAST],
  ['ALL', [...FAST, 'ENVELOPE']],
  ['FULL', [...FAST, 'ENVELOPE', 'BODY']],
]);
const SIMPLE = new Set(['FLAGS', 'UID', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODY', 'BODYSTRUCTURE']);
const OLD = new Map<string, { what: Section['what']; marksSeen: boolean }>([
  ['RFC822', { what: 'ALL', marksSeen: true }],
  ['RFC822.TEXT', { what: 'TEXT', marksSeen: true }],
  ['RFC822.HEADER', { what: 'HEADER', marksSeen: false }],
]);
const SECTION = /^BODY(\.PEEK)?\[(.*)\](?:<(\d{1,10})\.([1-9]\d{0,9})>)?$/is;
const PARTS =
  /^((?:[1-9]\d{0,4}(?:\.(?=[^.])|$))*)(?:(HEADER|TEXT|MIME)|(HEADER\.FIELDS(?:\.NOT)?) \(([^()]*)\))?$/i;

/** What a client wants to know of each message. */
export function readItems(arg: Arg | undefined, isUid: boolean): FetchItem[] {
  const names = arg?.kind === 'list' ? arg.items.map(textOf) : [textOf(arg)];
  const macro = names.length === 1 ? MACROS.get(names[0]!.toUpperCase()) : undefined;
  if (names.length > MAX_ITEMS) throw new Bad('That is too much at once.');
  const items = onceEach((macro ?? names).map(readItem));
  if (isUid && !items.some(({ kind }) => kind === 'UID')) items.unshift({ kind: 'UID' });
  return items;
}

/** What is asked for several times is answered once. */
function onceEach(items: FetchItem[]): FetchItem[] {
  const byName = new Map<string, FetchItem>();
  for (const item of items) {
    if (item.kind !== 'section') {
      byName.set(item.kind, item);
      continue;
    }
    const name = `${item.label} ${item.range?.count ?? ''}`;
    const known = byName.get(name) as typeof item | undefined;
    byName.set(name, known ? { ...item, marksSeen: item.marksSeen || known.marksSeen } : item);
  }
  return [...byName.values()];
}

function readItem(name: string): FetchItem {
  const upper = name.toUpperCase();
  if (SIMPLE.has(upper)) return { kind: upper } as FetchItem;
  const old = OLD.get(upper);
  if (old)
    return {
      kind: 'section',
      label: upper,
      section: { path: [], what: old.what, fields: new Set() },
      range: null,
      marksSeen: old.marksSeen,
    };
  const [, peek, inside, start, count] = SECTION.exec(name) ?? [];
  if (inside === undefined) throw new Bad(`This cannot be fetched.`);
  return {
    kind: 'section',
    label: `BODY[${inside.toUpperCase()}]${start === undefined ? '' : `<${Number(start)}>`}`,
    section: readSection(inside),
    range: start === undefined ? null : { start: Number(start), count: Number(count) },
    marksSeen: !peek,
  };
}

function readSection(text: string): Section {
  const [whole, parts = '', plain, fielded, names = ''] = PARTS.exec(text) ?? [];
  if (whole === undefined) throw new Bad('There is no such section.');
  const path = parts.split('.').filter(Boolean).map(Number);
  const what = (plain ?? fielded ?? 'ALL').toUpperCase() as Section['what'];
  if ((what === 'MIME' && !path.length) || path.length > MAX_PATH) throw new Bad('There is no such section.');
  const fields = names.match(/"[^"]*"|[^\s"]+/g) ?? [];
  return { path, what, fields: new Set(fields.map((name) => name.replaceAll('"', '').toLowerCase())) };
}
