import { refusalOf } from '#server/domain/errors.ts';
import type { FoundInbox } from '#server/domain/inboxes/inboxes.ts';
import { lineOf } from '#server/domain/network.ts';
import type { Arrival, ReadMail } from '#server/domain/reading/read-mail.ts';
import { turnOf } from '#server/domain/stored-mail/readable-inbox.ts';
import { isHeaderLine } from '#server/lib/proxy-protocol/read-header.ts';
import { version } from '#server/lib/version.ts';
import type { Logger } from '#server/log.ts';
import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import type { Conversation } from '#server/retrieval/listener.ts';
import {
  type Credentials,
  IN_CLEAR,
  type Login,
  mayLogIn,
  readPlain,
  WRONG,
} from '#server/retrieval/login.ts';
import type { Pace } from '#server/retrieval/pace.ts';
import type { Session, Sessions } from '#server/retrieval/sessions.ts';
import { Gone, LineTooLong, type Wire } from '#server/retrieval/wire.ts';
import { stuffLines } from './stuff-lines.ts';

export type Deps = {
  hostname: string;
  limits: RetrievalLimits;
  login: Login;
  sessions: Sessions;
  mail: Pick<ReadMail, 'arrivals' | 'source' | 'removeMany'>;
  pace: Pace;
  log: Logger;
};

/** The answer -ERR. May begin with a response code. */
class Err extends Error {}

export const goodbye = (words: string) => `-ERR ${words}\r\n`;

/** One POP3 connection: all of its state, and the answers to its commands. */
export class Dialogue implements Conversation {
  private readonly wire: Wire;
  private readonly deps: Deps;
  private user: string | null = null;
  private session: Session | null = null;
  private inbox: FoundInbox | null = null;
  /** As they were at the login. The number of a message is its place here. */
  private messages: Arrival[] = [];
  /** The messages that QUIT deletes. */
  private readonly deleted = new Set<Arrival>();
  private errors = 0;
  private isOver = false;
  private readonly deadline: NodeJS.Timeout;

  constructor(wire: Wire, deps: Deps) {
    this.wire = wire;
    this.deps = deps;
    this.deadline = setTimeout(() => this.end('That took too long.'), deps.limits.loginMs);
    wire.onSilence = (ms) => {
      if (ms >= deps.limits.silentMs) this.end('You have been silent for too long.');
    };
  }

  async run() {
    const { wire, deps } = this;
    wire.write(`+OK ${deps.hostname} POP3 Mayfly\r\n`);
    try {
      while (!this.isOver) {
        const line = await wire.line();
        if (line === null) return;
        await this.answer(line);
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
  private pause(): Promise<void> | undefined {
    this.wire.checkOpen();
    return this.deps.pace(this.inbox ? turnOf(this.inbox) : lineOf(this.wire.clientIp));
  }

  end(words: string) {
    this.wire.end(goodbye(words));
  }

  private async answer(line: string) {
    const [, name = '', rest = ''] = /^(\w{3,4})(?: (.*))?$/s.exec(line) ?? [];
    try {
      const command = this.inbox
        ? this.loggedIn(name.toUpperCase(), rest)
        : this.beforeLogin(name.toUpperCase(), rest);
      await command;
    } catch (error) {
      await this.wire.write(`-ERR ${this.wordsFor(error)}\r\n`);
      if (this.errors >= this.deps.limits.errors) this.end('Too many errors.');
      // A proxy says who its client is before anything else, and once.
      if (this.wire.isProxied && isHeaderLine(line)) this.isOver = true;
    }
  }

  private wordsFor(error: unknown): string {
    if (error instanceof Gone || error instanceof LineTooLong) throw error;
    this.errors++;
    if (error instanceof Err) return error.message;
    const refusal = refusalOf(error);
    if (refusal) return refusal.message;
    this.deps.log.error({ err: error }, 'a POP3 command failed');
    return '[SYS/TEMP] Something went wrong. Try again later.';
  }

  private ok(text: string) {
    return this.wire.write(`+OK ${text}\r\n`);
  }

  private async list(text: string, lines: string[]) {
    await this.ok(text);
    for (const line of lines) await this.wire.write(`${line}\r\n`);
    await this.wire.write('.\r\n');
  }

  private async always(name: string) {
    if (name === 'CAPA') return this.list('Here it is.', this.capabilities);
    if (name !== 'QUIT') throw new Err('This command is not known here.');
    this.isOver = true;
    return this.ok('Goodbye.');
  }

  private get capabilities() {
    const { isSecure } = this.wire;
    const signIn = mayLogIn(this.wire) ? ['USER', 'SASL PLAIN'] : [];
    const before = this.inbox ? [] : [...signIn, ...(isSecure ? [] : ['STLS'])];
    return [
      'TOP',
      'UIDL',
      'PIPELINING',
      'RESP-CODES',
      'AUTH-RESP-CODE',
      ...before,
      `IMPLEMENTATION Mayfly-${version}`,
    ];
  }

  // Before login

  private async beforeLogin(name: string, rest: string) {
    if (name === 'STLS') return this.startTls();
    if (!['USER', 'PASS', 'AUTH'].includes(name)) return this.always(name);
    if (!mayLogIn(this.wire)) throw new Err(IN_CLEAR);
    if (name === 'AUTH') return this.authenticate(rest);
    if (name === 'PASS') return this.logIn(this.user === null ? null : { user: this.user, password: rest });
    this.user = rest;
    return this.ok('Now the password.');
  }

  private async startTls() {
    if (this.wire.isSecure) throw new Err('The connection is encrypted already.');
    this.ok('Begin.');
    await this.wire.startTls();
    this.user = null;
  }

  private async authenticate(rest: string) {
    const [method = '', initial] = rest.split(' ');
    if (!method) return this.list('Here they are.', ['PLAIN']);
    if (method.toUpperCase() !== 'PLAIN') throw new Err('Only PLAIN is known.');
    if (initial === undefined) this.wire.write('+ \r\n');
    const response = initial ?? (await this.wire.line());
    if (response === '*') throw new Err('You gave up.');
    return this.logIn(response === null ? null : readPlain(response));
  }

  private async logIn(credentials: Credentials | null) {
    this.user = null;
    const access = credentials ? await this.deps.login(credentials, this.wire.clientIp) : 'wrong';
    if (access === 'too-many') this.errors = this.deps.limits.errors;
    if (typeof access === 'string') throw new Err(`[AUTH] ${WRONG}`);
    this.session = await this.deps.sessions.open(access, {
      onChange: () => {},
      onEnd: () => this.end('The address has ended, or the password is no longer valid.'),
    });
    if (this.wire.isGone) this.session.stop();
    this.messages = (await this.deps.mail.arrivals(access.inbox)).filter(({ isDeleted }) => !isDeleted);
    this.inbox = access.inbox;
    clearTimeout(this.deadline);
    this.errors = 0;
    return this.ok('Logged in.');
  }

  // Logged in

  private async loggedIn(name: string, rest: string) {
    switch (name) {
      case 'NOOP':
        return this.ok('Nothing done.');
      case 'STAT':
        return this.ok(this.figures());
      case 'LIST':
        return this.listEach(rest, ({ size }) => size);
      case 'UIDL':
        return this.listEach(rest, ({ id }) => id);
      case 'RETR':
        return this.send(this.find(rest));
      case 'TOP': {
        const [number = '', lines = ''] = rest.split(' ');
        if (!/^\d{1,9}$/.test(lines)) throw new Err('TOP needs a message and a number of lines.');
        return this.send(this.find(number), Number(lines));
      }
      case 'DELE':
        this.deleted.add(this.find(rest));
        return this.ok('It is deleted when you quit.');
      case 'RSET':
        this.deleted.clear();
        return this.ok('Nothing is deleted.');
      case 'QUIT':
        if (this.deleted.size)
          await this.deps.mail.removeMany(
            this.inbox!,
            [...this.deleted].map(({ id }) => id),
          );
        return this.always(name);
      default:
        return this.always(name);
    }
  }

  private get living() {
    return this.messages
      .map((message, at) => ({ message, number: at + 1 }))
      .filter(({ message }) => !this.deleted.has(message));
  }

  private figures() {
    const { living } = this;
    return `${living.length} ${living.reduce((sum, { message }) => sum + message.size, 0)}`;
  }

  private find(text: string): Arrival {
    const message = /^\d{1,9}$/.test(text) ? this.messages[Number(text) - 1] : undefined;
    if (!message || this.deleted.has(message)) throw new Err('There is no such message.');
    return message;
  }

  private async listEach(number: string, figure: (message: Arrival) => string | number) {
    if (number) return this.ok(`${Number(number)} ${figure(this.find(number))}`);
    const lines = this.living.map((one) => `${one.number} ${figure(one.message)}`);
    return this.list(this.figures(), lines);
  }

  /** The bytes of a message, or its headers and as many lines. */
  private async send({ id }: Arrival, lines = Number.POSITIVE_INFINITY) {
    const { wire } = this;
    const { size, bytes } = await this.deps.mail.source(this.inbox!, id);
    const pieces = stuffLines(bytes(0, size), lines);
    const first = await pieces.next();
    await this.ok(`${size} octets`);
    wire.isWithinBytes = true;
    try {
      if (!first.done) await wire.send(first.value);
      for await (const piece of pieces) {
        await wire.send(piece);
        await this.pause();
      }
    } catch (err) {
      // Half of the message was sent, so nothing else can be said any more.
      if (!(err instanceof Gone)) this.deps.log.debug({ err }, 'a message was gone while it was sent');
      throw new Gone();
    }
    wire.isWithinBytes = false;
  }
}
