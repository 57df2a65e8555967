import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import type { Plans } from '#contract/plans.ts';
import type { Blocks } from '#server/domain/blocks/block-list.ts';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import { Refusal } from '#server/domain/errors.ts';
import { type DeliverMail, rawLimit } from '#server/domain/mail/deliver-mail.ts';
import type { FindRecipient } from '#server/domain/mail/find-recipient.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createAcceptRecipient } from './accept-recipient.ts';
import { createClientCounts, createCountsMemory, storedBytesPart } from './client-counts.ts';
import { GuardedServer } from './guarded-server.ts';
import { type SmtpLimits, smtpLimits } from './limits.ts';
import { createReceiveMail } from './receive-mail.ts';
import { createRefuse } from './replies.ts';
import { createStoredBytes, type StoredBytes } from './stored-bytes.ts';
import { keepTlsFresh } from './tls-fresh.ts';
import type { TlsPair } from './tls-pair.ts';
import { createTransactions } from './transactions.ts';

type Options = {
  host: string;
  port: number;
  hostname: string;
  /** Called again from time to time, because certificates are renewed while the server runs. */
  loadTls: () => Promise<TlsPair>;
  plans: Plans;
  /** Senders and networks the operator has blocked. */
  blocks: Blocks;
  findRecipient: FindRecipient;
  /** Takes mail that is for the operator and not for an inbox. */
  postmaster: Postmaster;
  /** Whether there is disk space for more mail. */
  hasRoom?: () => Promise<boolean>;
  /** Bytes one sending network may have stored within an hour; 0 for no limit. */
  storeLimitPerNetwork?: number;
  deliverMail: DeliverMail;
  metrics: Metrics;
  log: Logger;
  /** Replace the default limits. */
  limits?: Partial<SmtpLimits>;
  /** Where several threads listen on the port together: the memory in which they count their clients. */
  shared?: SharedArrayBuffer | null;
};

/** The SMTP server. It speaks the protocol and translates; the domain decides what happens to a mail. */
export async function startSmtp(options: Options) {
  const { loadTls, blocks, metrics, log, shared = null } = options;
  const limits = { ...smtpLimits, ...options.limits };
  const tls = await loadTls();
  const memory = shared ?? createCountsMemory();
  const counts = createClientCounts(memory, { windowMs: limits.unknownWindowMs });
  const storedBytes = createStoredBytes(memory, {
    ...storedBytesPart(memory),
    limit: options.storeLimitPerNetwork ?? 0,
  });
  const server: GuardedServer = new GuardedServer(
    {
      ...libraryOptions(options, limits),
      ...tls,
      ...handlers({ ...options, storedBytes }, limits, () => server),
    },
    limits,
    counts,
    {
      onCount: (open) => metrics.smtpConnections.set(open),
      isBlocked(address) {
        const blocked = blocks.hasNetwork(address);
        if (blocked) metrics.refused.inc({ reason: 'blocked' });
        return blocked;
      },
    },
  );
  // Most of these errors are caused by the client, so they are not worth more than a debug line.
  server.on('error', (error) => log.debug({ err: error }, 'smtp connection'));

  await listen(server, { port: options.port, host: options.host, reusePort: shared !== null });
  const fresh = keepTlsFresh({
    load: loadTls,
    first: tls,
    // Open connections keep the certificate they began with.
    apply: (pair) => server.updateSecureContext(pair),
    log,
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    isListening: () => server.server.listening,
    reloadTls: fresh.reload,
    get certificateEnd() {
      return fresh.validTo;
    },
    close() {
      fresh.close();
      return server.shutdown();
    },
  };
}

/** What the server does at each step of the protocol. */
function handlers(
  { hasRoom = async () => true, blocks, metrics, log, ...options }: Options & { storedBytes: StoredBytes },
  limits: SmtpLimits,
  server: () => GuardedServer,
): SMTPServerOptions {
  const transactions = createTransactions();
  const refuse = createRefuse({ metrics, log });
  const acceptRecipient = createAcceptRecipient({ ...options, transactions, hasRoom });
  const receiveMail = createReceiveMail({
    ...options,
    limits,
    transactions,
    drop: (sessionId, reason) => server().drop(sessionId, reason),
    metrics,
    log,
  });
  return {
    onConnect(session, callback) {
      transactions.noteConnect(session);
      callback();
    },
    onSecure(socket, session, callback) {
      transactions.noteTls(session, socket as TLSSocket);
      callback();
    },
    onMailFrom({ address }, session, callback) {
      // The network is checked again, because it may have been blocked after it connected.
      if (!blocks.hasNetwork(session.remoteAddress) && !blocks.hasSender(address)) return callback();
      const error = new Refusal('blocked', smtpTexts.blockedSender);
      callback(refuse(error, session.id));
    },
    onRcptTo({ address }, session, callback) {
      acceptRecipient(address, session).then(
        () => callback(),
        (error) => {
          const reply = refuse(error, session.id);
          const isDelayed = reply.responseCode === 550 && server().countUnknown(session.id);
          if (isDelayed) setTimeout(callback, limits.tarpitMs, reply);
          else callback(reply);
        },
      );
    },
    onData(stream, session, callback) {
      receiveMail(stream, session).then(
        () => callback(null, smtpTexts.stored),
        (error) => callback(refuse(error, session.id)),
      );
    },
  };
}

function libraryOptions({ hostname, plans }: Options, limits: SmtpLimits): SMTPServerOptions {
  return {
    name: hostname,
    banner: 'Mayfly',
    size: rawLimit(Math.max(plans.free.attachmentLimit, plans.premium.attachmentLimit)),
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    useXClient: false,
    useXForward: false,
    maxRecipients: limits.recipients,
    maxCommandLength: limits.commandLine,
    socketTimeout: limits.idleMs,
    closeTimeout: limits.closeMs,
  } as SMTPServerOptions;
}

async function listen(server: GuardedServer, at: { port: number; host: string; reusePort: boolean }) {
  server.listen(at as never);
  await Promise.race([
    once(server.server, 'listening'),
    once(server.server, 'error').then(([error]) => Promise.reject(error)),
  ]);
}
