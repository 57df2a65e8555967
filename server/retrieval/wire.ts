import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import { encrypt, isInHandshake } from '#server/lib/encrypt.ts';
import { inTime } from '#server/lib/in-time.ts';
import type { RetrievalLimits } from './limits.ts';

const LF = 0x0a;
const CR = 0x0d;
const EMPTY = Buffer.alloc(0);
/** Input beyond this waits in the socket. */
const MAX_WAITING = 128 * 1024;
/** Answers are collected up to this size, and sent together. */
const MAX_COLLECTED = 16 * 1024;
/** What a client has to read in time. Larger ones would need a faster network. */
const PIECE = 64 * 1024;
/** How long a client may take to close its side after we have closed ours. */
const HALF_CLOSE_MS = 5_000;

/** Thrown when the connection is gone, to end whatever is being done for it. */
export class Gone extends Error {}
export class LineTooLong extends Error {}

/**
 * One connection of a mail program: lines and bytes come in, one after the other, and answers go out when the next input is
 * awaited. What is read does not depend on how the network splits it.
 */
export class Wire {
  readonly clientIp: string;
  /** The connection began with the header of a proxy. */
  readonly isProxied: boolean;
  /** The client runs on this machine. */
  readonly isLocal: boolean;
  private readonly limits: RetrievalLimits;
  private readonly secureContext: () => SecureContext;
  private socket: Socket;
  private input: Buffer = EMPTY;
  private output = '';
  private isInputOver = false;
  private isEnding = false;
  isGone = false;
  /** In the middle of an answer whose length was announced. No words can be said then. */
  isWithinBytes = false;
  private inputAt = performance.now();
  private wakeReader: (() => void) | null = null;
  /** Resolves when the client has read what was sent. Null while nobody has to wait for that. */
  private stall: PromiseWithResolvers<void> | null = null;
  /** Called from time to time while nothing happens, with how long the client has been silent. */
  onSilence: (ms: number) => void = () => {};
  private readonly closing = Promise.withResolvers<void>();

  constructor(
    socket: Socket,
    options: {
      clientIp: string;
      isProxied: boolean;
      isLocal: boolean;
      limits: RetrievalLimits;
      secureContext: () => SecureContext;
    },
  ) {
    this.socket = socket;
    this.clientIp = options.clientIp;
    this.isProxied = options.isProxied;
    this.isLocal = options.isLocal;
    this.limits = options.limits;
    this.secureContext = options.secureContext;
    socket.on('error', ignore);
    socket.once('close', () => this.lost());
    this.listen();
  }

  get isSecure() {
    return this.socket instanceof TLSSocket;
  }

  /** Resolves when the socket is closed. */
  get closed() {
    return this.closing.promise;
  }

  /** What a slot for streams watches. */
  get connection() {
    return this.socket;
  }

  private listen() {
    const { socket } = this;
    socket.on('data', this.receive);
    socket.on('drain', () => this.wakeWriters());
    socket.on('end', () => {
      this.isInputOver = true;
      this.wakeReader?.();
    });
    this.watchSilence();
    socket.on('timeout', () => {
      // It is told once for each time that it is set.
      this.watchSilence();
      if (!this.isEnding) this.onSilence(performance.now() - this.inputAt);
    });
  }

  private watchSilence() {
    this.socket.setTimeout(Math.min(this.limits.beatMs, this.limits.silentMs));
  }

  private readonly receive = (bytes: Buffer) => {
    if (this.isEnding) return;
    this.inputAt = performance.now();
    this.input = this.input.length ? Buffer.concat([this.input, bytes]) : bytes;
    if (this.input.length > MAX_WAITING) this.socket.pause();
    this.wakeReader?.();
  };

  private lost() {
    this.isGone = true;
    this.wakeReader?.();
    this.wakeWriters();
    this.closing.resolve();
  }

  /** The next line without its end, or null when the client has closed its side. */
  async line(max = this.limits.line): Promise<string | null> {
    this.checkOpen();
    for (let from = 0; ; ) {
      const end = this.input.indexOf(LF, from);
      if (end > max || (end < 0 && this.input.length > max)) throw new LineTooLong();
      if (end >= 0) {
        const line = this.input.toString('utf8', 0, this.input[end - 1] === CR ? end - 1 : end);
        this.input = this.input.subarray(end + 1);
        return line;
      }
      from = this.input.length;
      if (!(await this.more())) return null;
    }
  }

  /** As many bytes, or null when the client has closed its side before. */
  async take(count: number): Promise<Buffer | null> {
    this.checkOpen();
    while (this.input.length < count) if (!(await this.more())) return null;
    const taken = this.input.subarray(0, count);
    this.input = this.input.subarray(count);
    return taken;
  }

  /** Drops bytes that nobody needs. */
  async skip(count: number): Promise<void> {
    this.checkOpen();
    for (let left = count; left > 0; ) {
      const dropped = Math.min(left, this.input.length);
      this.input = this.input.subarray(dropped);
      left -= dropped;
      if (left && !(await this.more())) return;
    }
  }

  /** Waits for more input. False when there will be none. */
  private async more(): Promise<boolean> {
    const before = this.input.length;
    await this.flush();
    if (this.input.length > before) return true;
    if (this.isInputOver) return false;
    this.socket.resume();
    await new Promise<void>((resolve) => {
      this.wakeReader = resolve;
    });
    this.wakeReader = null;
    this.checkOpen();
    return this.input.length > before || !this.isInputOver;
  }

  /** Input that is waiting when the connection ends is not read any more. */
  checkOpen(): void {
    if (this.isGone || this.isEnding) throw new Gone();
  }

  /** Adds to the answer. Returns a promise if the client has to read first. Those who do not wait for it hear of the end later. */
  write(text: string): Promise<void> | undefined {
    this.output += text;
    if (this.output.length <= MAX_COLLECTED) return undefined;
    const flushed = this.flush();
    flushed.catch(ignore);
    return flushed;
  }

  async flush(): Promise<void> {
    this.checkOpen();
    const text = this.output;
    this.output = '';
    if (text && !this.socket.write(text)) await this.drained();
  }

  /** After each command. That a client has gone is only noticed by writing, once it has closed its side. */
  async answered(): Promise<void> {
    if (this.isInputOver) await this.flush();
  }

  async send(bytes: Buffer): Promise<void> {
    await this.flush();
    for (let at = 0; at < bytes.length; at += PIECE) {
      this.checkOpen();
      if (!this.socket.write(bytes.subarray(at, at + PIECE))) await this.drained();
    }
  }

  private async drained() {
    this.stall ??= this.startStall();
    await this.stall.promise;
    if (this.isGone) throw new Gone();
  }

  private startStall() {
    const stall = Promise.withResolvers<void>();
    const { socket } = this;
    inTime(stall.promise, this.limits.stalledMs).catch(() => socket.destroy());
    return stall;
  }

  private wakeWriters() {
    this.stall?.resolve();
    this.stall = null;
  }

  /** Encrypts the connection. Anything sent in clear after the command is dropped. */
  async startTls(): Promise<void> {
    if (this.output) await this.flush();
    const { limits, socket: plain } = this;
    // Without this call the socket would flow on, and lose the handshake that came together with the header of a proxy.
    plain.off('data', this.receive);
    for (const event of ['drain', 'end', 'timeout']) plain.removeAllListeners(event);
    plain.setTimeout(0);
    this.input = EMPTY;
    this.socket = encrypt(plain, { secureContext: this.secureContext(), handshakeMs: limits.handshakeMs });
    this.socket.on('error', ignore);
    this.listen();
  }

  /** Says the last words and ends the connection, whatever it is doing. */
  end(words = ''): void {
    if (this.isEnding) return;
    this.isEnding = true;
    if (this.stall || this.isWithinBytes || isInHandshake(this.socket)) this.socket.destroy();
    else {
      this.socket.end(this.output + words);
      this.output = '';
      // The end of the other side is only seen while reading.
      this.socket.resume();
      inTime(this.closed, HALF_CLOSE_MS).catch(() => this.socket.destroy());
    }
    this.wakeReader?.();
  }

  destroy(): void {
    this.socket.destroy();
  }
}

function ignore() {}
