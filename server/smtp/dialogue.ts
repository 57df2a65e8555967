import { randomUUID } from 'node:crypto';
import type { Recipient } from '#server/domain/delivering/find-recipient.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { Envelope } from '#server/domain/stored-mail/envelope.ts';
import type { Steps } from '#server/domain/stored-mail/steps.ts';
import type { SmtpLimits } from './limits.ts';
import { readData } from './read-data.ts';
import type { Reply } from './replies.ts';

const LF = 0x0a;
const CR = 0x0d;
/** How long a client may take to close its side after we have closed ours. */
const HALF_CLOSE_MS = 5_000;
/** Input beyond this waits in the socket while a recipient is looked up or a mail is stored. */
const MAX_WAITING = 64 * 1024;

/** What a dialogue needs from its socket. */
export type Wire = {
  /** Returns false if the client does not read its replies: `resume` is called once it does. */
  write: (text: string) => boolean;
  end: () => void;
  /** Ends the connection of a client that said goodbye, without waiting until it closes its side. */
  hangUp: () => void;
  destroy: () => void;
  stopReading: () => void;
  continueReading: () => void;
  /** Encrypts the connection, and calls `secured`. */
  startTls: () => void;
};

/** A mail that is being received. */
export type IncomingMail = {
  /** Takes bytes as they arrive, and never throws. If it returns a promise, the sender has to wait. */
  write: (bytes: Buffer) => Promise<void> | undefined;
  /** Resolves when the mail is on disk for every recipient. */
  commit: () => Promise<void>;
  abort: () => void;
};

/** What happens at each step of the protocol. */
export type Handlers = {
  hostname: string;
  /** The largest mail that any plan accepts. */
  size: number;
  limits: SmtpLimits;
  isClosing: () => boolean;
  /** Answers one command. If it returns a promise, this reply and all later input wait for it. */
  answer: (dialogue: Dialogue, line: string) => Promise<Reply | null> | undefined;
  acceptSender: (address: string, dialogue: Dialogue) => Reply | null;
  /** Notes that a recipient was refused because there are too many. */
  onTooMany: (address: string, dialogue: Dialogue, reply: Reply) => void;
  /** Starts looking up a recipient that a command further on in the packet names. */
  expectRecipient: (address: string, dialogue: Dialogue) => void;
  /** Resolves to null when the recipient was added to the transaction. */
  acceptRecipient: (address: string, dialogue: Dialogue) => Promise<Reply | null>;
  openMail: (dialogue: Dialogue) => IncomingMail;
  /** Called when the connection ends between RCPT and the reply to the mail, with our last words if we ended it. */
  onBroken: (dialogue: Dialogue, said: string | null) => void;
  refuse: (error: unknown, session: string) => Reply;
  /** Called with the first command of a packet. */
  onCommand: (dialogue: Dialogue) => void;
};

/** From MAIL to the end of DATA. */
export const newTransaction = () => ({
  sender: null as string | null,
  /** The sender is blocked. Its recipients can read that. */
  isBlocked: false,
  /** The size that the sender declared; 0 without a declaration. */
  size: 0,
  /** As written, in lower case. */
  addresses: new Set<string>(),
  /** The accepted recipients, by what counts as one. */
  recipients: new Map<string, Recipient>(),
  /** Recipients of the same packet that are being looked up already, by address as written. */
  expected: null as Map<string, Promise<Recipient[]>> | null,
  /** The address of the postmaster, when the mail goes there and not into an inbox. */
  postmaster: null as string | null,
  firstRcptAt: 0,
});

/**
 * One SMTP connection: all of its state, and what it does with each packet. It doesn't use the socket itself: bytes
 * come in through `receive`, and the replies to one packet go out together through the wire.
 */
export class Dialogue {
  /** Short, because refusals show it. */
  readonly id = randomUUID().slice(0, 8);
  readonly clientIp: string;
  /** The connection began with the header of a proxy. */
  readonly isProxied: boolean;
  readonly handlers: Handlers;
  /**
   * `waiting`: a recipient is being looked up, a refusal is being delayed, or a mail is being stored. No input is read
   * meanwhile.
   */
  phase: 'greeting' | 'commands' | 'data' | 'waiting' | 'handshake' | 'closed' = 'greeting';
  /** The name the client gave; empty before HELO. */
  helo = '';
  tls: Envelope['tls'] = null;
  transaction = newTransaction();
  /** The server is shutting down: the connection ends with the reply to the mail it is sending. */
  endsAfterReply = false;
  unknownRecipients = 0;
  unknownCommands = 0;
  private errors = 0;
  /** Since the last stored mail. */
  private commands = 0;

  private readonly wire: Wire;
  private input: Buffer | null = null;
  /** The client has closed its side, so there is no more input. */
  private isInputOver = false;
  private output = '';
  /** The client does not read its replies. */
  private isBlocked = false;
  private isReadingStopped = false;

  /** The mail between DATA and the reply to its end. */
  private mail: IncomingMail | null = null;
  private mailBytes = 0;
  private isMailStart = true;
  private isMailComplete = false;
  /** A piece of the mail that is being stored early. */
  private storing: Promise<void> | undefined;

  /** All times in milliseconds. The clock is read once for each event. */
  now: number;
  private readonly connectedAt: number;
  private tlsAt: number | null = null;
  private dataAt = 0;
  private activeAt: number;
  private storedAt: number;
  private closedAt = 0;
  commandAt: number;

  constructor({
    wire,
    handlers,
    clientIp,
    isProxied = false,
    now,
  }: {
    wire: Wire;
    handlers: Handlers;
    clientIp: string;
    isProxied?: boolean;
    now: number;
  }) {
    this.wire = wire;
    this.handlers = handlers;
    this.clientIp = clientIp;
    this.isProxied = isProxied;
    this.now = this.connectedAt = this.activeAt = this.storedAt = this.commandAt = now;
  }

  get isInMail() {
    return this.mail !== null;
  }

  greet(now: number) {
    if (this.phase !== 'greeting') return;
    this.now = now;
    if (this.input) return this.close(421, `${this.handlers.hostname} You talk too soon`);
    this.phase = 'commands';
    this.reply(220, `${this.handlers.hostname} ESMTP Mayfly`);
    this.run();
  }

  receive(bytes: Buffer, now: number) {
    if (this.phase === 'closed' || this.phase === 'handshake') return;
    this.now = this.activeAt = now;
    this.input = this.input ? Buffer.concat([this.input, bytes]) : bytes;
    this.run();
  }

  /** The client has closed its side. What it sent before is still answered. */
  inputEnded(now: number) {
    this.now = now;
    this.isInputOver = true;
    this.run();
  }

  /** The client reads its replies again. */
  resume(now: number) {
    this.now = now;
    this.isBlocked = false;
    this.run();
  }

  /** Reads as much of the input as possible, then sends the replies. */
  private run() {
    if (this.phase !== 'data' && this.phase !== 'waiting' && this.input) {
      this.commandAt = this.now;
      this.handlers.onCommand(this);
    }
    while (this.input && !this.isBlocked && this.readNext(this.input));
    // While a recipient is being looked up, earlier replies wait and go out with its reply.
    if (this.phase !== 'waiting') {
      this.flush();
      if (this.isInputOver && !this.isBlocked && this.phase !== 'greeting') this.leave();
    }
    this.throttle();
  }

  /** Returns false if it has to wait for more input, or for a result. */
  private readNext(input: Buffer): boolean {
    if (this.phase === 'data') return this.readMail(input);
    return this.phase === 'commands' && this.readCommand(input);
  }

  /** Makes the client wait when it sends faster than we read. */
  private throttle() {
    const isFull = (this.input?.length ?? 0) > MAX_WAITING && this.phase !== 'closed';
    if (isFull === this.isReadingStopped) return;
    this.isReadingStopped = isFull;
    if (isFull) this.wire.stopReading();
    else this.wire.continueReading();
  }

  private flush() {
    if (!this.output) return;
    const text = this.output;
    this.output = '';
    this.activeAt = this.now;
    if (!this.wire.write(text)) this.isBlocked = true;
  }

  /** Carries out the next command. Returns false if it is not complete yet. */
  private readCommand(input: Buffer): boolean {
    const end = input.indexOf(LF);
    const { limits, isClosing, answer } = this.handlers;
    const length = end > 0 && input[end - 1] === CR ? end - 1 : end < 0 ? input.length : end;
    const isTooLong = length > limits.commandLine;
    if (end < 0 && !isTooLong) return false;
    this.input = end + 1 < input.length ? input.subarray(end + 1) : null;
    if (isTooLong) this.close(421, 'Error: Command line too long');
    else if (++this.commands > limits.commands) this.close(421, smtpTexts.tooManyCommands);
    else if (isClosing()) this.close(421, smtpTexts.shuttingDown);
    else {
      const waiting = answer(this, input.toString('utf8', 0, length));
      if (waiting) this.waitFor(waiting);
    }
    return true;
  }

  /** Whether the client sent more after the current command. */
  get hasMore() {
    return this.input !== null;
  }

  /** The complete lines that wait in the input. */
  *nextLines(): Generator<string> {
    const { input } = this;
    for (let at = 0, end = 0; input && end >= 0; at = end + 1) {
      end = input.indexOf(LF, at);
      if (end >= 0) yield input.toString('utf8', at, end).trimEnd();
    }
  }

  /** Holds the input back until a reply is known. */
  private waitFor(reply: Promise<Reply | null>) {
    this.phase = 'waiting';
    void reply
      .catch((error) => this.handlers.refuse(error, this.id))
      .then((refusal) => {
        this.now = performance.now();
        if (this.phase !== 'waiting') return;
        this.phase = 'commands';
        this.reply(refusal?.responseCode ?? 250, refusal?.message ?? 'Accepted');
        this.run();
      });
  }

  /** Sends the replies so far, because the next one is delayed on purpose. */
  async delay(ms: number) {
    this.flush();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }

  reply(code: number, text: string): undefined {
    if (code === 421) this.close(code, text);
    if (this.phase === 'closed' || this.phase === 'handshake') return;
    // A full inbox or one recipient too many is not the sender's mistake, so it isn't counted.
    const isError = code >= 400 && code !== 452;
    if (isError && ++this.errors >= this.handlers.limits.errors) this.close(421, smtpTexts.tooManyErrors);
    else this.output += `${code} ${text}\r\n`;
  }

  replyLines(code: number, lines: string[]) {
    const last = lines.length - 1;
    for (const line of lines.slice(0, last)) this.output += `${code}-${line}\r\n`;
    this.reply(code, lines[last]!);
  }

  /** Ends the connection, whatever it is doing. */
  close(code: number, text: string): undefined {
    if (this.phase === 'closed') return;
    // An unencrypted reply would break the handshake.
    if (this.phase !== 'handshake') this.output += `${code} ${text}\r\n`;
    // A client that asks about a recipient and says goodbye has not tried to send anything.
    if (code === 221 && !this.mail) this.transaction = newTransaction();
    this.leave(code === 421 ? `${code} ${text}` : null, code === 221);
    this.throttle();
  }

  private leave(said: string | null = null, isGoodbye = false) {
    if (this.phase === 'closed') return;
    const wasHandshake = this.phase === 'handshake';
    const hadMore = this.hasMore;
    this.end(said);
    this.flush();
    if (wasHandshake) this.wire.destroy();
    else if (isGoodbye && !hadMore) this.wire.hangUp();
    else this.wire.end();
  }

  destroy() {
    this.wire.destroy();
  }

  /** The socket is gone. */
  lost(now: number) {
    this.now = now;
    this.end();
  }

  private end(said: string | null = null) {
    if (this.phase === 'closed') return;
    if (this.transaction.recipients.size && !(this.mail && this.isMailComplete))
      this.handlers.onBroken(this, said);
    if (this.mail && !this.isMailComplete) this.abandonMail(this.mail);
    this.phase = 'closed';
    this.closedAt = this.now;
    this.input = null;
  }

  // STARTTLS

  startHandshake(): undefined {
    this.reply(220, 'Ready to start TLS');
    this.flush();
    this.phase = 'handshake';
    // Anything sent unencrypted after the command is dropped.
    this.input = null;
    this.wire.startTls();
  }

  /** The client has to begin again: nothing sent before encryption counts (RFC 3207, section 4.2). */
  secured(tls: Envelope['tls'], now: number) {
    if (this.phase !== 'handshake') return;
    this.now = this.activeAt = this.tlsAt = now;
    this.tls = tls;
    this.helo = '';
    this.transaction = newTransaction();
    this.phase = 'commands';
  }

  // DATA

  startMail(): undefined {
    this.dataAt = this.now;
    this.mail = this.handlers.openMail(this);
    this.mailBytes = 0;
    this.isMailStart = true;
    this.isMailComplete = false;
    this.storing = undefined;
    this.phase = 'data';
    this.output += '354 End data with <CR><LF>.<CR><LF>\r\n';
  }

  private readMail(input: Buffer): boolean {
    const { mail, next, ended } = readData(input, this.isMailStart);
    this.isMailStart &&= next === 0;
    this.input = next < input.length ? input.subarray(next) : null;
    this.mailBytes += mail.length;
    this.storing = mail.length ? this.mail!.write(mail) : undefined;
    if (ended) void this.finishMail(this.mail!);
    else if (this.storing) void this.waitForRoom(this.storing);
    return false;
  }

  /** Reads no more bytes until the piece is stored. */
  private async waitForRoom(storing: Promise<void>) {
    this.phase = 'waiting';
    await storing;
    this.now = performance.now();
    this.storing = undefined;
    if (this.phase !== 'waiting') return;
    this.phase = 'data';
    this.run();
  }

  private async finishMail(mail: IncomingMail) {
    this.phase = 'waiting';
    this.isMailComplete = true;
    let refusal: Reply | null = null;
    try {
      await this.storing;
      await mail.commit();
    } catch (error) {
      refusal = this.handlers.refuse(error, this.id);
    }
    this.now = performance.now();
    this.mail = null;
    this.transaction = newTransaction();
    this.unknownCommands = 0;
    if (this.phase !== 'waiting') return;
    this.phase = 'commands';
    if (refusal) this.reply(refusal.responseCode, refusal.message);
    else {
      this.commands = 0;
      this.storedAt = this.now;
      this.reply(250, smtpTexts.stored);
    }
    if (this.endsAfterReply) this.close(421, smtpTexts.shuttingDown);
    this.run();
  }

  /** The client left in the middle of its mail. */
  private abandonMail(mail: IncomingMail) {
    this.mail = null;
    this.handlers.refuse(connectionLost(), this.id);
    void Promise.resolve(this.storing).then(() => mail.abort());
  }

  /** When each step happened. Called at the end of DATA. */
  get steps(): Steps {
    const sinceConnect = (at: number) => Math.round(at - this.connectedAt);
    return {
      tls: this.tlsAt && sinceConnect(this.tlsAt),
      rcpt: sinceConnect(this.transaction.firstRcptAt),
      data: sinceConnect(this.dataAt),
      end: sinceConnect(this.now),
    };
  }

  get envelope(): Envelope {
    const { clientIp, helo, tls, transaction } = this;
    return { clientIp, helo, mailFrom: transaction.sender ?? '', tls };
  }

  // Deadlines

  /** Called from time to time. Ends a connection that only takes up space. */
  check(now: number) {
    this.now = now;
    const { limits } = this.handlers;
    const isIdle = now - this.activeAt >= limits.idleMs;
    if (this.phase === 'closed') {
      const mayTake = this.handlers.isClosing() ? limits.goodbyeMs : Math.min(limits.idleMs, HALF_CLOSE_MS);
      if (now - this.closedAt >= mayTake) this.wire.destroy();
    } else if (this.phase === 'data' && this.isTooSlow(limits)) this.close(421, smtpTexts.tooSlow);
    // The client is waiting for us.
    else if (this.phase === 'waiting') return;
    else if (isIdle) this.close(421, 'Timeout - closing connection');
    // A client that sends a command now and then is never idle, but without a mail it only takes up a connection.
    else if (now - this.storedAt >= limits.withoutMailMs) {
      if (this.phase === 'data') this.storedAt = now;
      else this.close(421, smtpTexts.noMail);
    }
  }

  private isTooSlow({ minRateGraceMs, minRate, messageMs }: SmtpLimits) {
    const elapsed = this.now - this.dataAt;
    const isSlow = elapsed > minRateGraceMs && (this.mailBytes * 1000) / elapsed < minRate;
    return isSlow || elapsed >= messageMs;
  }
}

const connectionLost = () => Object.assign(new Error('connection lost'), { code: 'ECONNECTION' });
