import type { IncomingMessage } from 'node:http';
import { isLiveSocket } from './mailpit/paths.ts';

/** Decides which requests become WebSockets. */
export function createUpgrades() {
  const upgraded = new WeakSet<IncomingMessage>();

  return {
    decide(request: IncomingMessage): boolean {
      const isUpgraded = isLiveSocket(request);
      if (isUpgraded) upgraded.add(request);
      return isUpgraded;
    },

    /** After an ordinary answer, such as a refusal. Node has handed the socket over and will never close it itself. */
    close(request: IncomingMessage): void {
      if (upgraded.has(request)) request.socket.destroy();
    },
  };
}
