import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Plans } from '#contract/plans.ts';
import type { Blocks } from '#server/domain/blocks/block-list.ts';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import { Refusal } from '#server/domain/errors.ts';
import { networkOf } from '#server/domain/limits.ts';
import { type DeliverMail, rawLimit } from '#server/domain/mail/deliver-mail.ts';
import type { FindRecipient, Recipient } from '#server/domain/mail/find-recipient.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createClientCounts, createCountsMemory } from './client-counts.ts';
import { GuardedServer } from './guarded-server.ts';
import { type SmtpLimits, smtpLimits } from './limits.ts';
import { watchPace } from './pace.ts';
import { replyTo } from './replies.ts';
import { keepTlsFresh } from './tls-fresh.ts';
import type { TlsPair } from './tls-pair.ts';

type Clock = { connect: number; tls: number | null };

/** The door mail comes in by. It speaks the protocol and translates; what happens to a mail is decided inside. */
export async function startSmtp({
  host,
  port,
  hostname,
  loadTls,
  plans,
  blocks,
  findRecipient,
  postmaster,
  hasRoom = async () => true,
  deliverMail,
  metrics,
  log,
  limits: changed = {},
  shared = null,
}: {
  host: string;
  port: number;
  hostname: string;
  /** Asked again from time to time: certificates are renewed under a running server. */
  loadTls: () => Promise<TlsPair>;
  plans: Plans;
  /** Whom the operator shut out. */
  blocks: Blocks;
  findRecipient: FindRecipient;
  /** Takes what is for the operator and not for an inbox. */
  postmaster: Postmaster;
  /** Whether there is room for more mail at all. */
  hasRoom?: () => Promise<boolean>;
  deliverMail: DeliverMail;
  metrics: Metrics;
  log: Logger;
  /** Over our own limits. */
  limits?: Partial<SmtpLimits>;
  /** Where several threads listen on the port together: what they count their clients in. */
  shared?: SharedArrayBuffer | null;
}) {
  const limits = { ...smtpLimits, ...changed };
  const tls = await loadTls();
  const largest = rawLimit(Math.max(plans.free.attachmentLimit, plans.premium.attachmentLimit));
  /** The inboxes of a running transaction. A new transaction has a new envelope. */
  const accepted = new WeakMap<object, Map<string, Recipient>>();
  /** Transactions for the postmaster, and the address they named. */
  const toPostmaster = new WeakMap<object, string>();
  /** When things happened, by session and by envelope. */
  const clocks = new WeakMap<object, Clock>();
  const rcptAt = new WeakMap<object, number>();

  function refuse(error: unknown, session: string) {
    const { reason, reply } = replyTo(error);
    metrics.refused.inc({ reason });
    if (reason === 'internal' || reason === 'no-room')
      log.error({ err: error, reason, session }, 'a mail was put off');
    else log.debug({ reason, session }, 'refused');
    return reply;
  }

  async function accept(address: string, session: SMTPServerSession) {
    const recipients = accepted.get(session.envelope) ?? new Map<string, Recipient>();
    accepted.set(session.envelope, recipients);
    if (!rcptAt.has(session.envelope)) rcptAt.set(session.envelope, performance.now());
    const alone = () => new Refusal('other-plan', 'Please send to this recipient in a message of its own');
    if (postmaster.isFor(address)) {
      if (recipients.size) throw alone();
      toPostmaster.set(session.envelope, address.toLowerCase());
      return;
    }
    const recipient = await findRecipient(address);
    if (toPostmaster.has(session.envelope)) throw alone();
    if (!(await hasRoom())) throw new Refusal('disk-full', 'Insufficient system storage, try again later');
    const [other] = recipients.values();
    if (other && other.plan !== recipient.plan) throw alone();
    const declared = declaredSize(session);
    if (declared > rawLimit(plans[recipient.plan].attachmentLimit))
      throw new Refusal('too-large', 'Message exceeds the size limit of this mailbox');
    recipients.set(recipient.inboxId, recipient);
  }

  const watch = (stream: SMTPServerDataStream, { id }: SMTPServerSession) =>
    watchPace({ stream, limits, tooSlow: () => server.drop(id, 'Too slow, closing connection') });

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const { mailFrom } = session.envelope;
    const recipients = [...accepted.get(session.envelope)!.values()];
    const { connect, tls } = clocks.get(session)!;
    const since = (at: number) => Math.round(at - connect);
    const begun = {
      tls: tls && since(tls),
      rcpt: since(rcptAt.get(session.envelope)!),
      data: since(performance.now()),
    };
    const mail = deliverMail(recipients, mailFrom ? mailFrom.address : '', () => ({
      ...begun,
      end: since(performance.now()),
    }));
    const stop = watch(stream, session);
    try {
      for await (const chunk of stream) await mail.write(chunk);
      const received = process.hrtime.bigint();
      await mail.commit();
      metrics.deliverSeconds.observe(Number(process.hrtime.bigint() - received) / 1e9);
      metrics.accepted.inc();
      metrics.bytes.inc(stream.byteLength);
    } catch (error) {
      // Also when the client left: what was stored ahead is of no use to anybody.
      mail
        .abort()
        .catch((err) => log.warn({ err }, 'pieces of an unfinished mail wait for their partition to go'));
      throw error;
    } finally {
      stop();
    }
  }

  async function receiveForPostmaster(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const { mailFrom } = session.envelope;
    const stop = watch(stream, session);
    try {
      await postmaster.receive(stream, {
        to: toPostmaster.get(session.envelope)!,
        from: mailFrom ? mailFrom.address : '',
        network: networkOf(session.remoteAddress),
      });
      metrics.accepted.inc();
    } finally {
      stop();
    }
  }

  const server = new GuardedServer(
    {
      name: hostname,
      banner: 'Mayfly',
      size: largest,
      ...tls,
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
      onConnect(session, callback) {
        clocks.set(session, { connect: performance.now(), tls: null });
        callback();
      },
      onSecure(_socket, session, callback) {
        clocks.get(session)!.tls = performance.now();
        callback();
      },
      onMailFrom({ address }, session, callback) {
        // The network too: a connection may be older than the block.
        if (!blocks.hasNetwork(session.remoteAddress) && !blocks.hasSender(address)) return callback();
        const error = new Refusal('blocked', 'Mail from this sender is not accepted here');
        callback(refuse(error, session.id));
      },
      onRcptTo({ address }, session, callback) {
        accept(address, session).then(
          () => callback(),
          (error) => {
            const reply = refuse(error, session.id);
            const late = reply.responseCode === 550 && server.countWrong(session.id);
            if (late) setTimeout(callback, limits.tarpitMs, reply);
            else callback(reply);
          },
        );
      },
      onData(stream, session, callback) {
        const take = toPostmaster.has(session.envelope) ? receiveForPostmaster : receive;
        take(stream, session).then(
          () => callback(null, 'OK: stored'),
          (error) => callback(refuse(error, session.id)),
        );
      },
    },
    limits,
    createClientCounts(shared ?? createCountsMemory(), { windowMs: limits.wrongWindowMs }),
    {
      onCount: (open) => metrics.smtpConnections.set(open),
      isBlocked(address) {
        const blocked = blocks.hasNetwork(address);
        if (blocked) metrics.refused.inc({ reason: 'blocked' });
        return blocked;
      },
    },
  );
  // What a client does to its own connection is no event of ours.
  server.on('error', (error) => log.debug({ err: error }, 'smtp connection'));

  server.listen({ port, host, reusePort: shared !== null } as never);
  await Promise.race([
    once(server.server, 'listening'),
    once(server.server, 'error').then(([error]) => Promise.reject(error)),
  ]);
  const fresh = keepTlsFresh({
    load: loadTls,
    first: tls,
    // Connections that are open keep what they began with.
    apply: (pair) => server.updateSecureContext(pair),
    log,
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    get listening() {
      return server.server.listening;
    },
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

/** What the sender says its mail will weigh; 0 when it does not say. */
function declaredSize({ envelope }: SMTPServerSession) {
  const parameters = envelope.mailFrom ? envelope.mailFrom.args : false;
  return Number(parameters ? parameters.SIZE : 0) || 0;
}
