import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Plans } from '#contract/plans.ts';
import type { Attempts } from '#server/domain/attempts/collect-attempts.ts';
import type { Blocks } from '#server/domain/blocks/block-list.ts';
import { createClientCounts, storedBytesPart } from '#server/domain/client-counts.ts';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import type { FindRecipients } from '#server/domain/delivering/catch-all.ts';
import { type DeliverMail, rawLimit } from '#server/domain/delivering/deliver-mail.ts';
import type { DomainCounts } from '#server/domain/domains/day-counts.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { createStoredBytes, type StoredBytes } from '#server/domain/stored-bytes.ts';
import { BACKLOG } from '#server/lib/backlog.ts';
import { inTime } from '#server/lib/in-time.ts';
import type { ClientAddress } from '#server/lib/proxy-protocol/client-address.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createAcceptRecipient, isUnknown } from './accept-recipient.ts';
import { answer } from './commands.ts';
import { createConnections } from './connections.ts';
import type { Dialogue, Handlers } from './dialogue.ts';
import { type SmtpLimits, smtpLimits } from './limits.ts';
import { createNoteAttempts } from './note-attempts.ts';
import { createReceiveMail } from './receive-mail.ts';
import type { Refusals } from './refusals.ts';
import { createRefuse, reasonOf, replyTo } from './replies.ts';
import { keepSecureContext } from './secure-context.ts';
import type { TlsPair } from './tls-pair.ts';

type Options = {
  host: string;
  port: number;
  hostname: string;
  /** Finds the address of the client of a connection. */
  clientAddress: ClientAddress;
  /** Called again from time to time, because certificates are renewed while the server runs. */
  loadTls: () => Promise<TlsPair>;
  /** The keys of TLS session tickets, which change from time to time, too. */
  loadTicketKeys: () => Promise<Buffer>;
  plans: Plans;
  /** Senders and networks the operator has blocked. */
  blocks: Blocks;
  findRecipients: FindRecipients;
  /** Takes mail that is for the operator and not for an inbox. */
  postmaster: Postmaster;
  /** Whether there is disk space for more mail. */
  hasRoom?: () => Promise<boolean>;
  /** Bytes one sending network may have stored within an hour; 0 for no limit. */
  storeLimitPerNetwork?: () => number;
  deliverMail: DeliverMail;
  /** Collects what was tried in vain, for the owners of the inboxes. */
  attempts: Pick<Attempts, 'add'>;
  /** Counts what happens to the mail of each domain. */
  domainCounts: Pick<DomainCounts, 'addMail' | 'addRefusal'>;
  /** The id of the domain that an address is at, if it is ours. */
  domainOf: (address: string) => string | undefined;
  metrics: Metrics;
  refusals: Refusals;
  log: Logger;
  /** Replace the default limits. */
  limits?: Partial<SmtpLimits>;
  /** Whether other threads listen on the port too, and whether this is the first of them. */
  sharesPort: boolean;
  isFirst: boolean;
  /** The memory in which all threads count their clients together. */
  counts: SharedArrayBuffer;
};

/** The SMTP server. It speaks the protocol and translates; the domain decides what happens to a mail. */
export async function startSmtp(options: Options) {
  const { blocks, metrics, refusals, log } = options;
  const limits = { ...smtpLimits, ...options.limits };
  const secureContext = await keepSecureContext(options);
  const countsOf = createClientCounts(options.counts, { windowMs: limits.unknownWindowMs });
  const storedBytes = createStoredBytes(options.counts, {
    ...storedBytesPart(options.counts),
    limit: options.storeLimitPerNetwork ?? (() => 0),
  });
  const connections = createConnections({
    handlers: createHandlers({ ...options, storedBytes }, limits, (dialogue) =>
      connections.countUnknown(dialogue),
    ),
    countsOf,
    secureContext: secureContext.current,
    isBlocked(address) {
      const blocked = blocks.hasNetwork(address);
      if (blocked) {
        metrics.refused.inc({ reason: 'blocked' });
        refusals.add('blocked');
      }
      return blocked;
    },
    onCount: (open) => metrics.smtpConnections.set(open),
    // Most of these errors are caused by the client, so they are not worth more than a debug line.
    onError: (err) => log.debug({ err }, 'smtp connection'),
  });
  // A client may close its side and still wait for replies.
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) =>
    options.clientAddress.find(socket, (address, isProxied) => connections.add(socket, address, isProxied)),
  );
  await listen(server, options).catch((error) => {
    secureContext.close();
    throw error;
  });
  server.on('error', (err) => log.debug({ err }, 'smtp server'));
  return {
    port: (server.address() as AddressInfo).port,
    isListening: () => server.listening,
    reloadTls: secureContext.reload,
    get certificateEnd() {
      return secureContext.validTo;
    },
    async close() {
      secureContext.close();
      options.clientAddress.close();
      const closed = stopListening(server, limits.closeMs);
      connections.startClosing();
      await closed;
      connections.closeAll();
    },
  };
}

async function listen(server: Server, { host, sharesPort, isFirst, ...options }: Options) {
  const port = sharesPort && isFirst ? await claimPort({ host, ...options }) : options.port;
  server.listen({ port, host, backlog: BACKLOG, reusePort: sharesPort });
  await once(server, 'listening');
}

/**
 * Threads can share a port only if each of them asks for it, but then a second Mayfly could share it too. So the port
 * is first opened exclusively, which fails if anything else is using it.
 */
async function claimPort({ host, port }: Pick<Options, 'host' | 'port'>) {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  const claimed = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return claimed;
}

/** Resolves when all connections have ended, or after `ms`. */
async function stopListening(server: Server, ms: number) {
  server.close();
  await inTime(once(server, 'close'), ms).catch(() => {});
}

/** What the server does at each step of the protocol. */
function createHandlers(
  {
    hasRoom = async () => true,
    blocks,
    metrics,
    refusals,
    log,
    ...options
  }: Options & { storedBytes: StoredBytes },
  limits: SmtpLimits,
  countUnknown: (dialogue: Dialogue) => boolean,
): Omit<Handlers, 'onCommand' | 'isClosing'> {
  const { plans } = options;
  const refuse = createRefuse({ metrics, refusals, log });
  const acceptRecipient = createAcceptRecipient({ ...options, hasRoom });
  const note = createNoteAttempts(options.attempts);
  return {
    hostname: options.hostname,
    size: rawLimit(Math.max(plans.free.attachmentLimit, plans.premium.attachmentLimit)),
    limits,
    answer,
    acceptSender(address, { clientIp, id, transaction }) {
      // The network is checked again, because it may have been blocked after it connected.
      if (blocks.hasNetwork(clientIp))
        return refuse(new Refusal('blocked', inWords(smtpTexts.blockedSender)), id);
      // Refused at RCPT, so that the owner of the inbox learns of it.
      transaction.isBlocked = blocks.hasSender(address);
      return null;
    },
    onTooMany: (address, dialogue, reply) => note.failed(dialogue, [address], { reason: 'many', reply }),
    onBroken: note.broken,
    expectRecipient(address, { transaction }) {
      const found = options.findRecipients(address);
      // The RCPT command that asks for this recipient reports the refusal.
      found.catch(() => {});
      transaction.expected ??= new Map();
      transaction.expected.set(address, found);
    },
    async acceptRecipient(address, dialogue) {
      try {
        await acceptRecipient(address, dialogue);
        return null;
      } catch (error) {
        const reply = refuse(error, dialogue.id);
        const domainId = options.domainOf(address);
        if (domainId) options.domainCounts.addRefusal(domainId, reasonOf(error));
        if (!isUnknown(error)) note.failed(dialogue, [address], replyTo(error));
        else if (countUnknown(dialogue)) await dialogue.delay(limits.tarpitMs);
        return reply;
      }
    },
    openMail: createReceiveMail({ ...options, note, metrics, log }),
    refuse,
  };
}
