import { hasRetrieval } from '#server/config.ts';
import { createClientCounts, createCountsMemory } from '#server/domain/client-counts.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { startImap } from '#server/imap/server.ts';
import { createTlsContext } from '#server/lib/encrypt.ts';
import { startPop3 } from '#server/pop3/server.ts';
import { type RetrievalLimits, retrievalLimits } from '#server/retrieval/limits.ts';
import { createLogin, type Login } from '#server/retrieval/login.ts';
import { createPace } from '#server/retrieval/pace.ts';
import { createSessions } from '#server/retrieval/sessions.ts';
import { keepTlsFresh } from '#server/smtp/tls-fresh.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import { createSettingsStore, RESTORED_AT } from '#server/store/operations/settings-store.ts';
import type { Base } from './base.ts';
import type { Callers } from './callers.ts';
import { openClientAddress } from './open-client-address.ts';
import type { Inboxes } from './web-inboxes.ts';

type Parts = {
  inboxes: Inboxes;
  streams: EventStreams;
  callers: Callers;
  limits: Partial<RetrievalLimits> | undefined;
};

/** IMAP and POP3, each if it has a port. */
export async function startRetrievalDoors(base: Base, { inboxes, streams, callers, ...parts }: Parts) {
  const { config, metrics, log, now, closers } = base;
  const { imapPort, imapsPort, pop3Port, pop3sPort } = config;
  if (!hasRetrieval(config)) return null;
  const limits = { ...retrievalLimits, ...parts.limits };
  const tls = await openTls(base);
  const login = createLogin({ identify: callers.identifyProgram, ...inboxes, limits: base.limits });
  const sessions = createSessions({ follow: inboxes.follow, now });
  closers.defer(async () => sessions.close());
  const doors: Array<{ close(): Promise<void> }> = [];
  closers.defer(async () => void (await Promise.all(doors.map((door) => door.close()))));
  const listening = {
    host: config.bindHost,
    onlyThisMachine: config.onlyThisMachine,
    secureContext: tls.context,
    countsOf: createClientCounts(createCountsMemory(), { windowMs: 0 }),
    limits,
    log,
  };
  const shared = { hostname: config.mailHost, limits, sessions, mail: inboxes.mail, pace: createPace(), log };
  const counted = (protocol: string) => (open: number) =>
    metrics.retrievalConnections.set({ protocol }, open);
  const loginBy =
    (protocol: string): Login =>
    async (given, ip) => {
      const access = await login(given, ip);
      metrics.retrievalLogins.inc({ protocol, outcome: typeof access === 'string' ? access : 'ok' });
      return access;
    };

  const settings = createSettingsStore({ db: base.db });
  const imap = await startImap(
    {
      ...listening,
      port: imapPort,
      securePort: imapsPort,
      clientAddress: openClientAddress(base, 'imap'),
      onCount: counted('imap'),
    },
    {
      ...shared,
      login: loginBy('imap'),
      enterStream: (ownerId, wire) => streams.enter(ownerId, wire.connection as never),
      restoredAt: async () => Number(await settings.find(RESTORED_AT)) || null,
    },
  );
  doors.push(imap);
  const pop3 = await startPop3(
    {
      ...listening,
      port: pop3Port,
      securePort: pop3sPort,
      clientAddress: openClientAddress(base, 'pop3'),
      onCount: counted('pop3'),
    },
    { ...shared, login: loginBy('pop3') },
  );
  doors.push(pop3);
  return {
    ports: { imap: imap.port, imaps: imap.securePort, pop3: pop3.port, pop3s: pop3.securePort },
    /** What people type into their mail program. */
    forPrograms: {
      server: config.mailHost,
      imap: forProgram(imap),
      pop3: forProgram(pop3),
    },
    reloadTls: tls.reload,
    missing: () =>
      Object.entries({ imap, pop3 }).flatMap(([name, door]) => (door.isListening() ? [] : [name])),
  };
}

export type RetrievalDoors = NonNullable<Awaited<ReturnType<typeof startRetrievalDoors>>>;

/** The port that is encrypted from the first byte, or else the other one. */
function forProgram({ port, securePort }: { port: number | null; securePort: number | null }) {
  if (securePort !== null) return { port: securePort, security: 'SSL/TLS' as const };
  return port === null ? null : { port, security: 'STARTTLS' as const };
}

/** The certificate that SMTP has. Passwords are only for clients with a current version of TLS, which is Node's default. */
async function openTls({ config, log, closers }: Base) {
  const load = () =>
    loadTlsPair({ dataDir: config.dataDir, given: config.smtpTls, hostname: config.mailHost });
  const first = await load();
  let context = createTlsContext(first);
  const fresh = keepTlsFresh({
    load,
    first,
    apply(pair) {
      context = createTlsContext(pair);
    },
    log,
  });
  closers.defer(async () => fresh.close());
  return { context: () => context, reload: fresh.reload };
}
