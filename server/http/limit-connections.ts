import type { Server, Socket } from 'node:net';
import { createNetworkSlots } from './network-slots.ts';

/** Closes connections beyond the limit of their network before anything is read. Must come before other listeners. */
export function limitConnections(server: Server, max: number) {
  const slots = createNetworkSlots({ max, retryAfter: 1 });
  server.prependListener('connection', (socket: Socket) => {
    try {
      socket.once('close', slots.take({ ip: socket.remoteAddress }));
    } catch {
      socket.destroy();
    }
  });
}
