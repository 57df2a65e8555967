import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { DataStream } from './data-stream.ts';
import type { SmtpLimits } from './limits.ts';
import { simplifyCommand } from './simplify-command.ts';

type Args = ConstructorParameters<typeof SMTPConnection>;

/** A connection with limits on what it may do without delivering a mail, and with a strict reading of DATA. */
export class GuardedConnection extends SMTPConnection {
  /** The server is shutting down: the connection ends with the reply to the mail it is sending. */
  endsAfterReply = false;
  /** Called once when the connection has closed. A listener on the socket would be lost with STARTTLS. */
  onClosed: (() => void) | null = null;
  onCommand: (() => void) | null = null;
  lastCommandAt = performance.now();
  unknownRecipients = 0;
  private errors = 0;
  private commands = 0;
  private readonly limits: SmtpLimits;
  private readonly deadline: NodeJS.Timeout;

  constructor(server: Args[0], socket: Args[1], options: Args[2], limits: SmtpLimits) {
    super(server, socket, options);
    this.limits = limits;
    // A client that sends a command now and then is never idle, but without a mail it only takes up a connection.
    this.deadline = setTimeout(() => this.closeIfNoMail(), limits.withoutMailMs).unref();
  }

  /** A mail that is being sent has its own deadline. */
  private closeIfNoMail() {
    if (this._dataStream) this.deadline.refresh();
    else this.send(421, smtpTexts.noMail);
  }

  get isClosing() {
    return this._closing;
  }

  override send(code: number, data?: string | string[], context?: string | false) {
    if (context === 'DATA_OK') {
      this.commands = 0;
      this.deadline.refresh();
    }
    // A full inbox or one recipient too many is not the sender's mistake, so it isn't counted.
    const isError = code >= 400 && code !== 421 && code !== 452;
    if (isError && ++this.errors >= this.limits.errors) return super.send(421, smtpTexts.tooManyErrors);
    super.send(code, data as string, context);
    if (this.endsAfterReply && code !== 421) super.send(421, smtpTexts.shuttingDown);
  }

  override _onCommand(command: Buffer, callback?: () => void) {
    this.lastCommandAt = performance.now();
    this.onCommand?.();
    if (++this.commands > this.limits.commands) return this.send(421, smtpTexts.tooManyCommands);
    super._onCommand(command, callback);
  }

  override _parseAddressCommand(name: string, command: Buffer | string) {
    const simple = simplifyCommand(command.toString());
    if (!simple) return super._parseAddressCommand(name, command);
    const parsed = super._parseAddressCommand(name, simple.command);
    return parsed && { ...parsed, address: simple.restore(parsed.address) };
  }

  override _onClose() {
    super._onClose();
    clearTimeout(this.deadline);
    this.onClosed?.();
    this.onClosed = null;
  }

  override _createParser() {
    const parser = new DataStream({ maxCommandLength: this._server.options.maxCommandLength } as never);
    parser.oncommand = (command, callback) => this._onCommand(command, callback);
    parser.on('error', (error) => this.send(421, `Error: ${error.message}`));
    return parser;
  }
}
