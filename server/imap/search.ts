import type { SearchField, SearchTerm } from '#server/domain/searching/search-terms.ts';
import { readMailDate } from '#server/mime/reading/mail-date.ts';
import { foldForSearch } from '#server/mime/searching/match-words.ts';
import type { Dialogue } from './dialogue.ts';
import { readDate } from './format.ts';
import { type Arg, Bad, textOf } from './parse-command.ts';
import { No } from './replies.ts';
import type { Message, Selected } from './selected.ts';
import { isSet, readSet } from './sets.ts';

const MAX_KEYS = 50;
/** Looking for a longer text can cost the product of both lengths. */
const MAX_WORD = 500;
const DAY = 24 * 3_600_000;

type Candidate = { message: Message; number: number };
/** Whether a message fits. */
type Fits = (one: Candidate) => boolean | Promise<boolean>;

const FLAGS = new Map<string, (message: Message) => boolean>([
  ['ALL', () => true],
  ['SEEN', ({ seen }) => seen],
  ['UNSEEN', ({ seen }) => !seen],
  ['DELETED', ({ deleted }) => deleted],
  ['UNDELETED', ({ deleted }) => !deleted],
  ...['ANSWERED', 'FLAGGED', 'DRAFT', 'RECENT', 'NEW'].map((name) => [name, () => false] as const),
  ...['UNANSWERED', 'UNFLAGGED', 'UNDRAFT', 'OLD'].map((name) => [name, () => true] as const),
]);
/** What the search of the site answers, for all words of a command at once. */
const WORDS = new Map<string, SearchField>([
  ['SUBJECT', 'subject'],
  ['TEXT', 'any'],
  ['BODY', 'body'],
]);
const PEOPLE = new Set(['FROM', 'TO', 'CC', 'BCC']);

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
  const fits = new Keys(dialogue, selected, keys).all();
  const found: number[] = [];
  for (const [at, message] of selected.messages.entries()) {
    if (await fits({ message, number: at + 1 })) found.push(isUid ? message.uid : at + 1);
    await dialogue.pause();
  }
  return found;
}

/** What all keys of a search share. */
type Shared = { keys: number; words: SearchTerm[]; matching: Promise<Array<Set<string>>> | null };

/** Reads the keys of a search, one after the other. */
class Keys {
  private readonly dialogue: Dialogue;
  private readonly selected: Selected;
  private readonly args: Arg[];
  private readonly shared: Shared;

  constructor(
    dialogue: Dialogue,
    selected: Selected,
    args: Arg[],
    shared: Shared = { keys: 0, words: [], matching: null },
  ) {
    this.dialogue = dialogue;
    this.selected = selected;
    this.args = args;
    this.shared = shared;
  }

  all(): Fits {
    const all: Fits[] = [];
    while (this.args.length) all.push(this.next());
    return async (one) => {
      for (const fits of all) if (!(await fits(one))) return false;
      return true;
    };
  }

  private next(): Fits {
    if (++this.shared.keys > MAX_KEYS) throw new Bad('This search has too many keys.');
    const arg = this.args.shift();
    if (arg?.kind === 'list') return new Keys(this.dialogue, this.selected, arg.items, this.shared).all();
    const key = textOf(arg).toUpperCase();
    const flag = FLAGS.get(key);
    if (flag) return ({ message }) => flag(message);
    const field = WORDS.get(key);
    if (field) return this.byWord(field, this.word());
    if (PEOPLE.has(key)) return this.byHeader(key.toLowerCase(), this.word(), foldForSearch);
    if (isSet(key)) {
      const has = readSet(key, this.selected.messages.length);
      return ({ number }) => has(number);
    }
    return this.special(key);
  }

  private special(key: string): Fits {
    switch (key) {
      case 'NOT': {
        const fits = this.next();
        return async (one) => !(await fits(one));
      }
      case 'OR': {
        const [fits, alsoFits] = [this.next(), this.next()];
        return async (one) => (await fits(one)) || alsoFits(one);
      }
      case 'UID': {
        const has = readSet(this.text(), this.selected.messages.at(-1)?.uid ?? 0);
        return ({ message }) => has(message.uid);
      }
      case 'LARGER':
      case 'SMALLER': {
        const size = Number(this.text());
        if (!Number.isSafeInteger(size)) throw new Bad('This is not a size.');
        return ({ message }) => (key === 'LARGER' ? message.size > size : message.size < size);
      }
      case 'KEYWORD':
      case 'UNKEYWORD':
        this.text();
        return () => key === 'UNKEYWORD';
      case 'HEADER':
        return this.byHeader(this.text().toLowerCase(), this.word(), (text) => text.toLowerCase());
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

  private word(): string {
    const word = this.text();
    if (word.length > MAX_WORD) throw new Bad('This text is too long to search for.');
    return word;
  }

  private byWord(field: SearchField, text: string): Fits {
    const word = foldForSearch(text);
    if (!word) return () => true;
    const { dialogue, shared } = this;
    const nth = shared.words.push({ kind: 'word', field, word, negated: false }) - 1;
    return async ({ message }) => {
      shared.matching ??= dialogue.deps.mail.matching(dialogue.inbox!, shared.words, dialogue);
      return (await shared.matching)[nth]!.has(message.id);
    };
  }

  private byHeader(name: string, text: string, fold: (text: string) => string): Fits {
    const word = fold(text);
    return async ({ message }) =>
      (await this.textsOf(name, message)).some((value) => fold(value).includes(word));
  }

  private byDate(key: string, text: string): Fits {
    const day = readDate(text);
    if (day === null) throw new Bad('This is not a date.');
    const fits = (time: number) =>
      key.endsWith('BEFORE')
        ? time < day
        : key.endsWith('SINCE')
          ? time >= day
          : time >= day && time < day + DAY;
    if (!key.startsWith('SENT')) return ({ message }) => fits(message.receivedAt.getTime());
    return async ({ message }) => {
      const date = readDay((await this.textsOf('date', message))[0] ?? '');
      return fits(date ? Date.parse(date) : message.receivedAt.getTime());
    };
  }

  /** None if the message is gone. */
  private async textsOf(name: string, message: Message): Promise<string[]> {
    await this.dialogue.pause();
    const reader = await this.dialogue.openIfThere(message);
    return reader ? reader.textsOf(name) : [];
  }
}

/** A Date header without its zone: the day counts as the sender wrote it. */
const readDay = (header: string) => readMailDate(/^.{0,100}?\d:\d\d(?::\d\d)?/s.exec(header)?.[0] ?? '');
