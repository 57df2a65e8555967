import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { encrypt } from '#server/lib/encrypt.ts';
import { Dialogue, type Handlers, type Wire } from './dialogue.ts';

/** So many bytes of replies fit into any client's receive buffer, and reach it even if it does not read them. */
const ALWAYS_TAKEN = 1_000;

/** Lets a socket carry a dialogue. `onClosed` is called once, when the socket is gone. */
export function connectDialogue(
  accepted: Socket,
  {
    clientIp,
    isProxied,
    handlers,
    secureContext,
    onClosed,
    onError,
  }: {
    clientIp: string;
    isProxied: boolean;
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
    hangUp,
    destroy: () => void socket.destroy(),
    stopReading: () => void socket.pause(),
    continueReading: () => void socket.resume(),
    startTls,
  };
  const dialogue = new Dialogue({ wire, handlers, clientIp, isProxied, now: performance.now() });

  function listen() {
    socket.on('data', (bytes: Buffer) => dialogue.receive(bytes, performance.now()));
    socket.on('drain', () => dialogue.resume(performance.now()));
  }
  const inputEnded = () => dialogue.inputEnded(performance.now());

  /** Closing the socket at once is cheaper than closing one side first. TLS has to say goodbye, too. */
  function hangUp() {
    const isDelivered = !socket.writableLength && socket.bytesWritten < ALWAYS_TAKEN;
    if (socket === accepted && isDelivered) socket.destroy();
    else socket.end();
  }

  function startTls() {
    const plain = socket;
    plain.removeAllListeners('data');
    plain.removeAllListeners('drain');
    plain.off('end', inputEnded);
    const { handshakeMs } = handlers.limits;
    const secure = encrypt(plain, { secureContext: secureContext(), handshakeMs });
    socket = secure;
    secure.on('error', onError);
    secure.on('end', inputEnded);
    secure.once('data', () => {
      const tls = { version: secure.getProtocol() ?? '', cipher: secure.getCipher().standardName };
      dialogue.secured(tls, performance.now());
    });
    listen();
  }

  accepted.on('error', onError);
  accepted.on('end', inputEnded);
  accepted.once('close', () => {
    dialogue.lost(performance.now());
    onClosed();
  });
  listen();
  afterFirstLook(() => dialogue.greet(performance.now()));
  return dialogue;
}

/**
 * Waits until the socket was looked at once, which takes no time. Whoever has sent something by then does not read replies, and is
 * refused instead of greeted (decision 050).
 */
const afterFirstLook = (then: () => void) => setImmediate(() => setImmediate(then));
