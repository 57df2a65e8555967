import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { clientIp, hostname, refuseMail, refuseRecipient, size, type Transcript } from './talk.ts';

/** A socket in memory. */
class Memory extends Duplex {
  remoteAddress = clientIp;
  readyState = 'open';
  text = '';
  setNoDelay() {}
  setTimeout() {}
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString();
    done();
  }
}

/** The same client with `smtp-server`, which Mayfly used before. The bytes must end with QUIT. */
export async function talkToLibrary(bytes: Buffer): Promise<Pick<Transcript, 'replies' | 'mails'>> {
  const mails: Transcript['mails'] = [];
  const withCode = (refusal: { responseCode: number; message: string } | null) =>
    refusal && Object.assign(new Error(refusal.message), refusal);
  const server = new SMTPServer({
    name: hostname,
    banner: 'Mayfly',
    size,
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    maxRecipients: 100,
    maxCommandLength: 4096,
    onRcptTo: ({ address }, _session, done) => done(withCode(refuseRecipient(address))),
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece) => pieces.push(piece));
      stream.on('end', () => {
        const content = Buffer.concat(pieces).toString('latin1');
        const refusal = withCode(refuseMail(content));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address.toLowerCase());
        if (!refusal) mails.push({ from, to, content });
        done(refusal, 'OK: stored');
      });
    },
  });
  const socket = new Memory();
  server.connect(socket as never, undefined as never);
  const ended = once(socket, 'finish');
  for (let waited = 0; !socket.text; waited++) {
    if (waited > 200) throw new Error('no greeting');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  socket.push(bytes);
  await ended;
  socket.destroy();
  return { replies: socket.text, mails };
}
