import { randomBytes } from 'node:crypto';
import { DEFAULT_CIPHERS } from 'node:tls';
import { createTlsContext } from '#server/lib/encrypt.ts';
import type { Logger } from '#server/log.ts';
import { keepTlsFresh } from './tls-fresh.ts';
import type { TlsPair } from './tls-pair.ts';

const TICKETS_MS = 60_000;
const TICKET_KEYS = 48;

/** The certificate and the keys of session tickets. Both change while the server runs; open connections keep what they began with. */
export async function keepSecureContext({
  loadTls,
  loadTicketKeys,
  log,
}: {
  loadTls: () => Promise<TlsPair>;
  loadTicketKeys: () => Promise<Buffer>;
  log: Logger;
}) {
  let pair = await loadTls();
  // Until the database answers, sessions are resumed in this thread only.
  let ticketKeys = await loadTicketKeys().catch(() => randomBytes(TICKET_KEYS));
  let context = contextOf(pair, ticketKeys);

  const fresh = keepTlsFresh({
    load: loadTls,
    first: pair,
    apply(next) {
      pair = next;
      context = contextOf(pair, ticketKeys);
    },
    log,
  });
  async function renewTickets() {
    try {
      const next = await loadTicketKeys();
      if (next.equals(ticketKeys)) return;
      ticketKeys = next;
      context = contextOf(pair, ticketKeys);
    } catch (err) {
      log.debug({ err }, 'the keys of session tickets could not be read: the last known ones stay in use');
    }
  }
  const timer = setInterval(renewTickets, TICKETS_MS).unref();

  return {
    current: () => context,
    async reload() {
      await renewTickets();
      return fresh.reload();
    },
    /** When the certificate in use expires. */
    get validTo() {
      return fresh.validTo;
    },
    close() {
      fresh.close();
      clearInterval(timer);
    },
  };
}

/**
 * TLS 1.0 and 1.1 are for clients that support nothing newer and would otherwise send unencrypted. OpenSSL allows both
 * only at security level 0. Other clients still get the newest version they support.
 */
const contextOf = (pair: TlsPair, ticketKeys: Buffer) =>
  createTlsContext({
    ...pair,
    ticketKeys,
    honorCipherOrder: true,
    minVersion: 'TLSv1',
    ciphers: `${DEFAULT_CIPHERS}:@SECLEVEL=0`,
    sessionIdContext: 'mayfly',
  });
