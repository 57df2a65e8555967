import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { createSecureContext, type SecureContext, type SecureContextOptions, TLSSocket } from 'node:tls';

/** With TLS 1.2, a client could ask for one handshake after the other. */
export const createTlsContext = (options: SecureContextOptions): SecureContext =>
  createSecureContext({ ...options, secureOptions: constants.SSL_OP_NO_RENEGOTIATION });

/** Encrypts a connection from here on. A client that has not finished its handshake in time is disconnected. */
export function encrypt(
  plain: Socket,
  { secureContext, handshakeMs }: { secureContext: SecureContext; handshakeMs: number },
): TLSSocket {
  const secure = new TLSSocket(plain, { isServer: true, secureContext });
  const deadline = setTimeout(() => isInHandshake(secure) && secure.destroy(), handshakeMs);
  secure.once('close', () => {
    clearTimeout(deadline);
    plain.destroy();
  });
  return secure;
}

/** Whether nothing can be said yet. A destroyed socket must not be asked, because Node would crash. */
export const isInHandshake = (socket: Socket) =>
  socket instanceof TLSSocket && !socket.destroyed && socket.getPeerFinished() === undefined;
