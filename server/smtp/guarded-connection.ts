import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { DataStream } from './data-stream.ts';
import { standIn } from './envelope-path.ts';
import type { SmtpLimits } from './limits.ts';

type Args = ConstructorParameters<typeof SMTPConnection>;

/** A connection that is held to what it may do without delivering a mail, and reads DATA strictly. */
export class GuardedConnection extends SMTPConnection {
  /** The next answer, to the mail in flight, is the last one. */
  leaving = false;
  /** Runs once at the end, also after STARTTLS, which takes every listener off the socket. */
  whenGone: (() => void) | null = null;
  whenHeard: (() => void) | null = null;
  heardAt = performance.now();
  wrongRecipients = 0;
  private errors = 0;
  private commands = 0;
  private readonly limits: SmtpLimits;
  private readonly deadline: NodeJS.Timeout;

  constructor(server: Args[0], socket: Args[1], options: Args[2], limits: SmtpLimits) {
    super(server, socket, options);
    this.limits = limits;
    // A byte now and then keeps a connection from being idle; it does not make it useful.
    this.deadline = setTimeout(() => this.endUseless(), limits.withoutMailMs).unref();
  }

  /** A mail on its way has a deadline of its own. */
  private endUseless() {
    if (this._dataStream) this.deadline.refresh();
    else this.send(421, 'No mail for too long, closing connection');
  }

  /** Has been told to go. */
  get ending() {
    return this._closing;
  }

  override send(code: number, data?: string | string[], context?: string | false) {
    if (context === 'DATA_OK') {
      this.commands = 0;
      this.deadline.refresh();
    }
    // A full inbox or a recipient too many is no mistake of the sender's: it goes on with the others.
    const isError = code >= 400 && code !== 421 && code !== 452;
    if (isError && ++this.errors >= this.limits.errors)
      return super.send(421, 'Too many errors, closing connection');
    super.send(code, data as string, context);
    if (this.leaving && code !== 421) super.send(421, 'Server shutting down');
  }

  override _onCommand(command: Buffer, callback?: () => void) {
    this.heardAt = performance.now();
    this.whenHeard?.();
    if (++this.commands > this.limits.commands)
      return this.send(421, 'Too many commands without a mail, closing connection');
    super._onCommand(command, callback);
  }

  override _parseAddressCommand(name: string, command: Buffer | string) {
    const other = standIn(command.toString());
    if (!other) return super._parseAddressCommand(name, command);
    const parsed = super._parseAddressCommand(name, other.command);
    return parsed && { ...parsed, address: other.restore(parsed.address) };
  }

  override _onClose() {
    super._onClose();
    clearTimeout(this.deadline);
    this.whenGone?.();
    this.whenGone = null;
  }

  override _createParser() {
    const parser = new DataStream({ maxCommandLength: this._server.options.maxCommandLength } as never);
    parser.oncommand = (command, callback) => this._onCommand(command, callback);
    parser.on('error', (error) => this.send(421, `Error: ${error.message}`));
    return parser;
  }
}
