import type { Socket } from 'node:net';

/** Closes a connection before anything is built for it. What it says fits into any buffer, so nothing is waited for. */
export function turnAway(socket: Socket, words: string) {
  socket.on('error', () => {});
  if (words) socket.write(words);
  socket.destroySoon();
}
