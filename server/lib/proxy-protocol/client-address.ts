import type { Socket } from 'node:net';
import { type Header, readHeader } from './read-header.ts';

/** For the whole header, however slowly its bytes come. */
const HEADER_MS = 5_000;
const EMPTY: Buffer = Buffer.alloc(0);

/** `incomplete`: the header was cut off or came too slowly. */
export type HeaderProblem = 'missing' | 'incomplete' | 'wrong';
/** `isProxied`: the connection comes from a proxy, and its header was read. */
type Accept = (address: string, isProxied: boolean) => void;

/** Finds the address of the client of a connection, before anything is built or said for it. */
export function createClientAddress({
  isProxy,
  onRefused,
  headerMs = HEADER_MS,
}: {
  /** Whether connections from an address must begin with a header of the PROXY protocol. Null if there are no proxies. */
  isProxy: ((address: string) => boolean) | null;
  onRefused: (problem: HeaderProblem) => void;
  headerMs?: number;
}) {
  /** Connections without a header, and how to stop waiting for it. */
  const waiting = new Map<Socket, () => void>();

  function awaitHeader(socket: Socket, found: (header: Header) => void) {
    let received = EMPTY;
    const deadline = setTimeout(onEnd, headerMs);
    waiting.set(socket, stopWaiting);
    socket.on('readable', onReadable).on('end', onEnd).on('close', onEnd).on('error', onEnd);

    function stopWaiting() {
      clearTimeout(deadline);
      waiting.delete(socket);
      socket.off('readable', onReadable).off('end', onEnd).off('close', onEnd).off('error', onEnd);
    }
    function refuse(problem: HeaderProblem) {
      stopWaiting();
      socket.on('error', () => {}).destroy();
      onRefused(problem);
    }
    function onEnd() {
      refuse(received.length ? 'incomplete' : 'missing');
    }
    // A socket that is read in this way never flows, so what follows the header waits for the next listener.
    function onReadable() {
      for (let bytes = socket.read() as Buffer | null; bytes; bytes = socket.read() as Buffer | null)
        received = received.length ? Buffer.concat([received, bytes]) : bytes;
      const header = readHeader(received);
      if (header === 'wrong') return refuse('wrong');
      if (header === 'incomplete') return;
      stopWaiting();
      const rest = received.subarray(header.length);
      if (rest.length) socket.unshift(rest);
      found(header);
    }
  }

  return {
    /** Calls `accept` at once, or, with a proxy, when its header was read. A wrong header ends the connection. */
    find(socket: Socket, accept: Accept) {
      const own = socket.remoteAddress ?? '';
      if (!isProxy?.(own)) return accept(own, false);
      awaitHeader(socket, ({ client }) => accept(client ?? own, true));
    },

    /** Ends the connections that have no header yet. */
    close() {
      for (const [socket, stopWaiting] of waiting) {
        stopWaiting();
        socket.destroy();
      }
    },
  };
}

export type ClientAddress = ReturnType<typeof createClientAddress>;
