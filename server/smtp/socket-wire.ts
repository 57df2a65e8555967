import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import { Dialogue, type Handlers, type Wire } from './dialogue.ts';

/** The delay before the greeting. Clients that don't wait for it send mail without reading replies, and are refused. */
const GREETING_MS = 100;

/** Lets a socket carry a dialogue. `onClosed` is called once, when the socket is gone. */
export function connectDialogue(
  accepted: Socket,
  {
    clientIp,
    handlers,
    secureContext,
    onClosed,
    onError,
  }: {
    clientIp: string;
    handlers: Handlers;
    secureContext: () => SecureContext;
    onClosed: () => void;
    onError: (error: Error) => void;
  },
): Dialogue {
  let socket = accepted;
  const wire: Wire = {
    write: (text) => !socket.writable || socket.write(text),
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
    stopReading: () => void socket.pause(),
    continueReading: () => void socket.resume(),
    startTls,
  };
  const dialogue = new Dialogue({ wire, handlers, clientIp, now: performance.now() });

  function listen() {
    socket.on('data', (bytes: Buffer) => dialogue.receive(bytes, performance.now()));
    socket.on('drain', () => dialogue.resume(performance.now()));
  }
  const inputEnded = () => dialogue.inputEnded(performance.now());

  function startTls() {
    const plain = socket;
    plain.removeAllListeners('data');
    plain.removeAllListeners('drain');
    plain.off('end', inputEnded);
    const secure = new TLSSocket(plain, { isServer: true, secureContext: secureContext() });
    socket = secure;
    secure.on('error', onError);
    secure.on('end', inputEnded);
    // TLS 1.2 clients may renegotiate; only the first handshake counts.
    secure.once('secure', () => {
      const tls = { version: secure.getProtocol() ?? '', cipher: secure.getCipher().standardName };
      dialogue.secured(tls, performance.now());
      listen();
    });
    // A failed handshake ends the connection.
    secure.once('_tlsError', (error: Error) => {
      onError(error);
      secure.destroy();
    });
    secure.once('close', () => plain.destroy());
  }

  accepted.on('error', onError);
  accepted.on('end', inputEnded);
  accepted.once('close', () => {
    dialogue.lost(performance.now());
    onClosed();
  });
  listen();
  setTimeout(() => dialogue.greet(performance.now()), GREETING_MS).unref();
  return dialogue;
}
