import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import type { ClientCounts } from '#server/domain/client-counts.ts';
import { parseAddress } from '#server/domain/network.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { turnAway } from '#server/lib/turn-away.ts';
import type { Dialogue, Handlers } from './dialogue.ts';
import { connectDialogue } from './socket-wire.ts';

const MAX_CHECKED = 100;
const CHECK_MS = 1_000;

/** The open connections of this thread, and the limits on their number. */
export function createConnections({
  handlers,
  countsOf,
  secureContext,
  isBlocked,
  onCount,
  onError,
}: {
  handlers: Omit<Handlers, 'onCommand' | 'isClosing'>;
  countsOf: ClientCounts;
  secureContext: () => SecureContext;
  /** Whether connections from this address are refused. */
  isBlocked: (address: string) => boolean;
  /** Called with the number of open connections whenever it changes. */
  onCount: (open: number) => void;
  onError: (error: Error) => void;
}) {
  const { limits } = handlers;
  /** In order of their last command, oldest first. */
  const open = new Set<Dialogue>();
  let isClosing = false;

  const allHandlers: Handlers = {
    ...handlers,
    isClosing: () => isClosing,
    onCommand(dialogue) {
      open.delete(dialogue);
      open.add(dialogue);
    },
  };

  // One timer for the deadlines of all connections. It need not be precise.
  const { idleMs, withoutMailMs, messageMs, minRateGraceMs } = limits;
  const checkMs = Math.min(CHECK_MS, Math.min(idleMs, withoutMailMs, messageMs, minRateGraceMs) / 4);
  const timer = setInterval(() => {
    const now = performance.now();
    for (const dialogue of open) dialogue.check(now);
  }, checkMs).unref();

  /** Ends the connection that has been silent the longest, if it was silent for long enough. Returns whether one was closed. */
  function closeOneIdle(): boolean {
    const silentSince = performance.now() - limits.idleUnderPressureMs;
    let checked = 0;
    for (const dialogue of open) {
      // The connection that was silent the longest comes first, and the search is short, so a flood of new ones stays cheap.
      if (dialogue.commandAt > silentSince || ++checked > MAX_CHECKED) return false;
      // To the end of the order, so that the next search finds others first. It stays in the list until its socket has closed.
      allHandlers.onCommand(dialogue);
      if (dialogue.isInMail || dialogue.phase === 'closed') continue;
      dialogue.close(421, smtpTexts.closingIdle);
      return true;
    }
    return false;
  }

  /**
   * Whether a network has tried many unknown recipients. It is not blocked, because all mail of a large
   * provider, spam included, comes from one network. It gets few connections and slow replies.
   */
  const isProber = (client: ReturnType<ClientCounts>) => client.hasMoreUnknown(limits.unknownPerClient);

  return {
    /** `isProxied`: a proxy has said that this is the address of the client. */
    add(socket: Socket, address: string, isProxied: boolean) {
      const clientIp = parseAddress(address)?.toString() ?? '';
      if (isBlocked(clientIp)) return turnAway(socket, `554 ${smtpTexts.blockedNetwork}\r\n`);
      const client = countsOf(clientIp);
      const allowed = isProber(client) ? limits.connectionsPerProber : limits.connectionsPerClient;
      const { total, isTooMany, remove } = client.addConnection(allowed);
      const tooMany = isTooMany && smtpTexts.tooManyFromClient;
      const busy = !tooMany && total > limits.clients && !closeOneIdle() && smtpTexts.tooManyConnections;
      if (busy || tooMany) {
        remove();
        return turnAway(socket, `421 ${tooMany || busy}\r\n`);
      }
      const dialogue = connectDialogue(socket, {
        clientIp,
        isProxied,
        handlers: allHandlers,
        secureContext,
        onError,
        onClosed() {
          open.delete(dialogue);
          onCount(open.size);
          remove();
        },
      });
      open.add(dialogue);
      onCount(open.size);
    },

    /** Counts an unknown recipient. Returns whether the reply should be delayed. */
    countUnknown(dialogue: Dialogue): boolean {
      const client = countsOf(dialogue.clientIp);
      client.addUnknown();
      return ++dialogue.unknownRecipients > limits.tarpitAfter || isProber(client);
    },

    /** Ends the idle connections, and lets mails that are being sent finish. */
    startClosing() {
      isClosing = true;
      for (const dialogue of open)
        if (dialogue.isInMail) dialogue.endsAfterReply = true;
        else dialogue.close(421, smtpTexts.shuttingDown);
    },

    /** Ends all connections. */
    closeAll() {
      for (const dialogue of open) {
        dialogue.close(421, smtpTexts.shuttingDown);
        dialogue.destroy();
      }
      clearInterval(timer);
    },
  };
}
