import type { SearchField } from '#server/domain/searching/search-terms.ts';
import { readAllFields } from '#server/mime/reading/header-block.ts';
import { decodeWords } from '#server/mime/reading/header-text.ts';
import { readMailDate } from '#server/mime/reading/mail-date.ts';
import { foldForSearch } from '#server/mime/searching/match-words.ts';
import type { Dialogue } from './dialogue.ts';
import { readDate } from './format.ts';
import { type Arg, Bad, textOf } from './parse-command.ts';
import type { MailReader } from './read-sections.ts';
import { No } from './replies.ts';
import type { Message, Selected } from './selected.ts';
import { isSet, readSet } from './sets.ts';

const MAX_KEYS = 50;
const DAY = 24 * 3_600_000;

type Found = { message: Message; number: number };
/** Those of some messages that fit. */
type Filter = (all: Found[]) => Found[] | Promise<Found[]>;

const FLAGS = new Map<string, (message: Message) => boolean>([
  ['ALL', () => true],
  ['SEEN', ({ seen }) => seen],
  ['UNSEEN', ({ seen }) => !seen],
  ['DELETED', ({ deleted }) => deleted],
  ['UNDELETED', ({ deleted }) => !deleted],
  ...['ANSWERED', 'FLAGGED', 'DRAFT', 'RECENT', 'NEW'].map((name) => [name, () => false] as const),
  ...['UNANSWERED', 'UNFLAGGED', 'UNDRAFT', 'OLD'].map((name) => [name, () => true] as const),
]);
/** The fields that the search of the site knows. */
const WORDS = new Map<string, SearchField>([
  ['FROM', 'from'],
  ['TO', 'to'],
  ['CC', 'cc'],
  ['BCC', 'bcc'],
  ['SUBJECT', 'subject'],
  ['TEXT', 'any'],
  ['BODY', 'any'],
]);

/** The numbers of the messages that fit all keys, or their UIDs. */
export async function search(
  dialogue: Dialogue,
  selected: Selected,
  args: Arg[],
  isUid: boolean,
): Promise<number[]> {
  const keys = [...args];
  if (keys[0]?.kind === 'atom' && keys[0].text.toUpperCase() === 'CHARSET') {
    const [, charset] = keys.splice(0, 2);
    if (!/^(us-ascii|utf-8)$/i.test(textOf(charset)))
      throw new No('[BADCHARSET (UTF-8)] Only UTF-8 is known.');
  }
  if (!keys.length) throw new Bad('SEARCH needs a key.');
  const filter = new Keys(dialogue, selected, keys).all();
  const found = await filter(selected.messages.map((message, at) => ({ message, number: at + 1 })));
  return found.map(({ message, number }) => (isUid ? message.uid : number));
}

/** Reads the keys of a search, one after the other. */
class Keys {
  private readonly dialogue: Dialogue;
  private readonly selected: Selected;
  private readonly args: Arg[];
  private readonly count: { keys: number };

  constructor(dialogue: Dialogue, selected: Selected, args: Arg[], count = { keys: 0 }) {
    this.dialogue = dialogue;
    this.selected = selected;
    this.args = args;
    this.count = count;
  }

  all(): Filter {
    const filters: Filter[] = [];
    while (this.args.length) filters.push(this.next());
    return async (all) => {
      let left = all;
      for (const filter of filters) left = await filter(left);
      return left;
    };
  }

  private next(): Filter {
    if (++this.count.keys > MAX_KEYS) throw new Bad('This search has too many keys.');
    const arg = this.args.shift();
    if (arg?.kind === 'list') return new Keys(this.dialogue, this.selected, arg.items, this.count).all();
    const key = textOf(arg).toUpperCase();
    const flag = FLAGS.get(key);
    if (flag) return (all) => all.filter(({ message }) => flag(message));
    const field = WORDS.get(key);
    if (field) return this.byWord(field, this.text());
    if (isSet(key)) {
      const has = readSet(key, this.selected.messages.length);
      return (all) => all.filter(({ number }) => has(number));
    }
    return this.special(key);
  }

  private special(key: string): Filter {
    switch (key) {
      case 'NOT': {
        const filter = this.next();
        return async (all) => {
          const fit = new Set(await filter(all));
          return all.filter((one) => !fit.has(one));
        };
      }
      case 'OR': {
        const [one, other] = [this.next(), this.next()];
        return async (all) => {
          const fit = new Set([...(await one(all)), ...(await other(all))]);
          return all.filter((message) => fit.has(message));
        };
      }
      case 'UID': {
        const has = readSet(this.text(), this.selected.messages.at(-1)?.uid ?? 0);
        return (all) => all.filter(({ message }) => has(message.uid));
      }
      case 'LARGER':
      case 'SMALLER': {
        const size = Number(this.text());
        if (!Number.isSafeInteger(size)) throw new Bad('This is not a size.');
        return (all) =>
          all.filter(({ message }) => (key === 'LARGER' ? message.size > size : message.size < size));
      }
      case 'KEYWORD':
      case 'UNKEYWORD':
        this.text();
        return (all) => (key === 'KEYWORD' ? [] : all);
      case 'HEADER':
        return this.byHeader(this.text().toLowerCase(), this.text());
      case 'BEFORE':
      case 'ON':
      case 'SINCE':
      case 'SENTBEFORE':
      case 'SENTON':
      case 'SENTSINCE':
        return this.byDate(key, this.text());
      default:
        throw new Bad('This search cannot be understood.');
    }
  }

  private text(): string {
    return textOf(this.args.shift());
  }

  /** As the search of the site finds it. */
  private byWord(field: SearchField, text: string): Filter {
    const word = foldForSearch(text);
    if (!word) return (all) => all;
    const { dialogue } = this;
    return async (all) => {
      if (!all.length) return all;
      const ids = await dialogue.deps.mail.matching(dialogue.inbox!, [
        { kind: 'word', field, word, negated: false },
      ]);
      return all.filter(({ message }) => ids.has(message.id));
    };
  }

  private byHeader(name: string, text: string): Filter {
    const word = text.toLowerCase();
    return this.reading((fields) =>
      fields.some((field) => field.name === name && decodeWords(field.value).toLowerCase().includes(word)),
    );
  }

  private byDate(key: string, text: string): Filter {
    const day = readDate(text);
    if (day === null) throw new Bad('This is not a date.');
    const fits = (time: number) =>
      key.endsWith('BEFORE')
        ? time < day
        : key.endsWith('SINCE')
          ? time >= day
          : time >= day && time < day + DAY;
    if (!key.startsWith('SENT'))
      return (all) => all.filter(({ message }) => fits(message.receivedAt.getTime()));
    return this.reading((fields, message) => {
      const date = readDay(fields.find(({ name }) => name === 'date')?.value ?? '');
      return fits(date ? Date.parse(date) : message.receivedAt.getTime());
    });
  }

  /** Reads the headers of each message, one after the other. */
  private reading(fits: (fields: Field[], message: Message) => boolean): Filter {
    return async (all) => {
      const fit: Found[] = [];
      for (const one of all) {
        const reader = await this.dialogue.openIfThere(one.message);
        if (reader && fits(await fieldsOf(reader), one.message)) fit.push(one);
      }
      return fit;
    };
  }
}

type Field = { name: string; value: string };
const fieldsOf = async (reader: MailReader): Promise<Field[]> =>
  readAllFields(await reader.head()).map(({ name, value }) => ({ name: name.toLowerCase(), value }));

/** A Date header without its zone: the day counts as the sender wrote it. */
const readDay = (header: string) => readMailDate(/^.{0,100}?\d:\d\d(?::\d\d)?/s.exec(header)?.[0] ?? '');
