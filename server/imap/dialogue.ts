import { refusalOf } from '#server/domain/errors.ts';
import type { FoundInbox } from '#server/domain/inboxes/inboxes.ts';
import { lineOf } from '#server/domain/network.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import { turnOf } from '#server/domain/stored-mail/readable-inbox.ts';
import { isHeaderLine } from '#server/lib/proxy-protocol/read-header.ts';
import type { Logger } from '#server/log.ts';
import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import type { Conversation } from '#server/retrieval/listener.ts';
import { type Access, type Credentials, type Login, mayLogIn, WRONG } from '#server/retrieval/login.ts';
import type { Pace } from '#server/retrieval/pace.ts';
import type { Session, Sessions } from '#server/retrieval/sessions.ts';
import { Gone, LineTooLong, type Wire } from '#server/retrieval/wire.ts';
import { type Arg, Bad, parseCommand, tagOf } from './parse-command.ts';
import { type RawCommand, readCommand } from './read-command.ts';
import { type KnownStructure, MailReader } from './read-sections.ts';
import { No } from './replies.ts';
import { type Message, Selected } from './selected.ts';
import { uidsOf } from './uids.ts';

/** A slot for an open stream, of which an owner has a few. */
export type Slot = { signal: AbortSignal; leave: () => void };

export type Command = {
  when: 'always' | 'before login' | 'logged in' | 'selected';
  /** While it is answered, no message may lose its number. */
  usesNumbers: boolean;
  /** Returns what is said after OK. */
  answer: (dialogue: Dialogue, args: Arg[], isUid: boolean) => Promise<string> | string;
};

export type Deps = {
  /** By their names. */
  commands: Map<string, Command>;
  hostname: string;
  limits: RetrievalLimits;
  login: Login;
  sessions: Sessions;
  mail: Pick<
    ReadMail,
    'arrivals' | 'source' | 'matching' | 'markManySeen' | 'markManyToDelete' | 'removeMany'
  >;
  /** Takes a slot, or refuses. */
  enterStream: (ownerId: string, wire: Wire) => Slot;
  /** When a backup was last restored, in milliseconds. */
  restoredAt: () => Promise<number | null>;
  pace: Pace;
  log: Logger;
};

const ENDED = 'The address has ended, or the password is no longer valid.';

export const goodbye = (words: string) => `* BYE ${words}\r\n`;

/** One IMAP connection: all of its state, and the order in which its commands are answered. */
export class Dialogue implements Conversation {
  readonly wire: Wire;
  readonly deps: Deps;
  private access: Access | null = null;
  private session: Session | null = null;
  /** As of the last look. */
  inbox: FoundInbox | null = null;
  selected: Selected | null = null;
  /** The mail that the command has read last. */
  reader: MailReader | null = null;
  /** Of that mail, for the next command: clients ask for its structure first, and then for its parts. */
  private structure: KnownStructure | null = null;
  /** What happens after the answer: STARTTLS, and LOGOUT. */
  startsTls = false;
  leaves = false;
  private errors = 0;
  private isIdling = false;
  /** Tells an idling client what is new. */
  private telling: Promise<void> = Promise.resolve();
  private readonly deadline: NodeJS.Timeout;

  constructor(wire: Wire, deps: Deps) {
    this.wire = wire;
    this.deps = deps;
    this.deadline = setTimeout(() => this.end('That took too long.'), deps.limits.loginMs);
    wire.onSilence = (ms) => this.checkSilence(ms);
  }

  /** Nobody waits for an answer any more. */
  get aborted() {
    return this.wire.isGone;
  }

  get isLoggedIn() {
    return this.access !== null;
  }

  async run() {
    const { wire, deps } = this;
    wire.write(`* OK [CAPABILITY ${this.capabilities}] ${deps.hostname} IMAP4rev1 Mayfly\r\n`);
    try {
      for (;;) {
        const command = await readCommand(wire, { limits: deps.limits, isLoggedIn: this.isLoggedIn });
        if (!command) return;
        await this.answer(command);
        if (this.leaves) return;
        await wire.answered();
        await this.pause();
      }
    } catch (error) {
      if (!(error instanceof LineTooLong)) throw error;
      this.end('This command is too long.');
    } finally {
      clearTimeout(this.deadline);
      this.session?.stop();
    }
  }

  /** Asked between small steps of whatever costs a lot. Undefined as long as this may go on. */
  pause(): Promise<void> | undefined {
    this.wire.checkOpen();
    return this.deps.pace(this.inbox ? turnOf(this.inbox) : lineOf(this.wire.clientIp));
  }

  end(words: string) {
    this.wire.end(goodbye(words));
  }

  get capabilities() {
    const { isSecure } = this.wire;
    const before = this.isLoggedIn
      ? []
      : [...(isSecure ? [] : ['STARTTLS']), ...(mayLogIn(this.wire) ? ['AUTH=PLAIN'] : ['LOGINDISABLED'])];
    return [
      'IMAP4rev1',
      'LITERAL+',
      'SASL-IR',
      'ID',
      'ENABLE',
      ...before,
      ...(this.isLoggedIn ? AFTER_LOGIN : []),
    ].join(' ');
  }

  private async answer(raw: RawCommand) {
    let tag = tagOf(raw.text);
    let text: string;
    try {
      if (raw.problem === 'NUL') throw new Bad('A command has no NUL.');
      if (raw.problem === 'TOOBIG')
        throw new No('[TOOBIG] This is too long, and nothing can be stored here.');
      const { name, isUid, args, ...parsed } = parseCommand(raw);
      tag = parsed.tag;
      const command = this.deps.commands.get(isUid ? `UID ${name}` : name);
      if (!command) throw new Bad('This command is not known here.');
      if (command.when === 'before login' && this.isLoggedIn) throw new Bad('You are logged in already.');
      if (command.when === 'logged in' && !this.isLoggedIn) throw new Bad('Log in first.');
      if (command.when === 'selected' && !this.selected) throw new Bad('Select a mailbox first.');
      text = `OK ${await command.answer(this, args, isUid)}`;
      // Numbers of messages must not change while the client uses them.
      if (this.selected) await this.tell({ mayExpunge: isUid || !command.usesNumbers });
    } catch (error) {
      text = this.refuse(error);
      // A proxy says who its client is before anything else, and once.
      this.leaves ||= this.wire.isProxied && isHeaderLine(raw.text);
    }
    this.structure = this.reader ? this.reader.known : this.structure;
    this.reader = null;
    await this.wire.write(`${tag} ${text}\r\n`);
    if (this.errors >= this.deps.limits.errors) this.end('Too many errors.');
    if (this.startsTls) await this.wire.startTls();
    this.startsTls = false;
  }

  private refuse(error: unknown): string {
    if (error instanceof Gone || error instanceof LineTooLong) throw error;
    if (error instanceof Bad) {
      this.errors++;
      return `BAD ${error.message}`;
    }
    if (error instanceof No) return `NO ${error.message}`;
    const refusal = refusalOf(error);
    if (refusal) return `NO ${refusal.kind === 'rate-limited' ? '[LIMIT] ' : ''}${refusal.message}`;
    this.deps.log.error({ err: error }, 'an IMAP command failed');
    return 'NO [UNAVAILABLE] Something went wrong. Try again later.';
  }

  // Logging in

  async logIn(credentials: Credentials | null) {
    const access = credentials ? await this.deps.login(credentials, this.wire.clientIp) : 'wrong';
    if (access === 'wrong') this.errors++;
    if (access === 'too-many') this.errors = this.deps.limits.errors;
    if (typeof access === 'string') throw new No(`[AUTHENTICATIONFAILED] ${WRONG}`);
    this.session = await this.deps.sessions.open(access, {
      onChange: () => this.changed(),
      onEnd: () => this.end(ENDED),
    });
    if (this.wire.isGone) this.session.stop();
    this.access = access;
    this.inbox = access.inbox;
    clearTimeout(this.deadline);
    this.errors = 0;
  }

  // The mailbox

  /** The messages of the inbox as it is now. */
  async look(isReadOnly: boolean): Promise<Selected> {
    const restoredAt = await this.deps.restoredAt();
    const arrivals = await this.arrivals();
    return new Selected(arrivals, uidsOf(this.inbox!, restoredAt), isReadOnly);
  }

  async arrivals() {
    const current = await this.access!.current();
    if (!current) {
      this.end(ENDED);
      throw new Gone();
    }
    this.inbox = current.inbox;
    return this.deps.mail.arrivals(current.inbox);
  }

  async open(message: Message): Promise<MailReader> {
    this.wire.checkOpen();
    if (this.reader?.id !== message.id) {
      const source = await this.deps.mail.source(this.inbox!, message.id);
      this.reader = new MailReader(message.id, source, () => this.pause(), this.structure);
    }
    return this.reader;
  }

  async openIfThere(message: Message): Promise<MailReader | null> {
    try {
      const reader = await this.open(message);
      await reader.head();
      return reader;
    } catch (error) {
      if (refusalOf(error)?.kind === 'not-found') return null;
      throw error;
    }
  }

  // What others change

  private changed() {
    if (this.selected) this.selected.isStale = true;
    if (this.isIdling) this.tellSoon();
  }

  private tellSoon() {
    this.telling = this.telling
      .then(async () => {
        await this.tell({ mayExpunge: true });
        await this.wire.flush();
      })
      .catch((error) => {
        if (!(error instanceof Gone)) this.end('Something went wrong. Try again later.');
      });
  }

  /** Tells the client what has changed since it was told last. */
  private async tell({ mayExpunge }: { mayExpunge: boolean }) {
    const { selected } = this;
    if (!selected?.isStale) return;
    selected.isStale = false;
    const lines = selected.update(await this.arrivals(), { mayExpunge });
    if (lines.length) await this.wire.write(`${lines.join('\r\n')}\r\n`);
  }

  /** Waits until the client says DONE, and tells it everything that happens meanwhile. It counts as an open stream. */
  async idle() {
    const slot = this.deps.enterStream(this.inbox!.ownerId, this.wire);
    slot.signal.addEventListener('abort', () => this.end('The server is shutting down.'));
    try {
      this.wire.write('+ Idling\r\n');
      this.isIdling = true;
      this.tellSoon();
      const line = await this.wire.line();
      this.isIdling = false;
      await this.telling;
      if (line === null) throw new Gone();
      if (line.toUpperCase() !== 'DONE') throw new Bad('IDLE ends with DONE.');
    } finally {
      this.isIdling = false;
      slot.leave();
    }
  }

  private checkSilence(ms: number) {
    if (ms >= this.deps.limits.silentMs) this.end('You have been silent for too long.');
    else if (this.isIdling) {
      this.wire.write('* OK Still here\r\n');
      this.wire.flush().catch(() => {});
    }
  }
}

const AFTER_LOGIN = ['IDLE', 'UIDPLUS', 'NAMESPACE', 'UNSELECT', 'STATUS=SIZE'];
