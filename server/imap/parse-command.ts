import type { RawCommand } from './read-command.ts';

/** Lists within lists. A search with more brackets is refused. */
const MAX_DEPTH = 10;
/** Of a command, with those in lists. */
const MAX_ARGS = 1_000;

export type Arg =
  | { kind: 'atom'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'list'; items: Arg[] };
export type Command = { tag: string; name: string; isUid: boolean; args: Arg[] };

/** What a client wrote cannot be understood. */
export class Bad extends Error {}

const TAG = /^([!#$&',\-./0-9:;<=>?@A-Z[\]^_`a-z|}~]{1,100}) ([A-Za-z]{1,20})(?= |$)/;

/** The tag of a command, or `*` for one without a tag that could be repeated. */
export const tagOf = (text: string) => TAG.exec(text)?.[1] ?? '*';

export function parseCommand({ text, literals }: RawCommand): Command {
  const [start, tag, name] = TAG.exec(text) ?? [];
  if (!start) throw new Bad('A command begins with a tag and its name.');
  const args = new Parser(text, start.length, literals).parseAll();
  if (name!.toUpperCase() !== 'UID') return { tag: tag!, name: name!.toUpperCase(), isUid: false, args };
  const [of, ...rest] = args;
  return { tag: tag!, name: textOf(of).toUpperCase(), isUid: true, args: rest };
}

class Parser {
  private readonly text: string;
  private readonly literals: string[];
  private at: number;
  private literal = 0;
  private count = 0;

  constructor(text: string, at: number, literals: string[]) {
    this.text = text;
    this.at = at;
    this.literals = literals;
  }

  parseAll(): Arg[] {
    const args = this.parseArgs(0);
    if (this.at < this.text.length) throw new Bad('There is a bracket too many.');
    return args;
  }

  /** Up to the end, or up to the bracket that closes the list. */
  private parseArgs(depth: number): Arg[] {
    const args: Arg[] = [];
    for (;;) {
      while (this.text[this.at] === ' ') this.at++;
      const char = this.text[this.at];
      if (char === undefined || char === ')') return args;
      args.push(this.parseArg(char, depth));
    }
  }

  private parseArg(char: string, depth: number): Arg {
    if (++this.count > MAX_ARGS) throw new Bad('There are too many arguments.');
    if (char === '(') {
      if (depth === MAX_DEPTH) throw new Bad('There are too many brackets.');
      this.at++;
      const items = this.parseArgs(depth + 1);
      if (this.text[this.at++] !== ')') throw new Bad('A bracket is not closed.');
      return { kind: 'list', items };
    }
    if (char === '"') return { kind: 'string', text: this.readQuoted() };
    if (char === '{') {
      this.read(/\{\d+\+?\}\0/y);
      return { kind: 'string', text: this.literals[this.literal++]! };
    }
    // A section of a message, such as BODY[HEADER.FIELDS (DATE)]<0.100>, is one atom.
    return { kind: 'atom', text: this.read(/(?:[^\s()[\]{"\0]+|\[[^[\]{\0]*\]|[[\]])+/y) };
  }

  private readQuoted(): string {
    return this.read(/"(?:[^"\\\0]|\\["\\])*"/y)
      .slice(1, -1)
      .replace(/\\(.)/g, '$1');
  }

  private read(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (!found) throw new Bad('This command cannot be read.');
    this.at += found.length;
    return found;
  }
}

/** An argument that must be a text. */
export function textOf(arg: Arg | undefined): string {
  if (!arg || arg.kind === 'list') throw new Bad('An argument is missing.');
  return arg.text;
}

/** The texts of a list. A single one counts as a list of one. */
export function textsOf(arg: Arg | undefined): string[] {
  return arg?.kind === 'list' ? arg.items.map(textOf) : [textOf(arg)];
}
