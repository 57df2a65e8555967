import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import type { Logger } from '#server/log.ts';
import type { TlsPair } from './tls-pair.ts';

const CHECK_MS = 30_000;

/**
 * Checks from time to time whether the certificate was renewed, and starts using the new one. A certificate and key
 * that don't match are refused. That is normal while the files are being replaced, so it is logged only if the same
 * pair is still there at the next check.
 */
export function keepTlsFresh({
  load,
  first,
  apply,
  log,
  everyMs = CHECK_MS,
  now = () => new Date(),
}: {
  load: () => Promise<TlsPair>;
  first: TlsPair;
  apply: (pair: TlsPair) => void;
  log: Logger;
  everyMs?: number;
  now?: () => Date;
}) {
  let inUse = textOf(first);
  let until = endOf(first);
  let lastRefused: string | null = null;
  let lastLogged: string | null = null;
  let checking: Promise<boolean> = Promise.resolve(false);

  async function check(isRequested: boolean): Promise<boolean> {
    let found = 'unreadable';
    try {
      const pair = await load();
      found = textOf(pair);
      if (found === inUse) {
        lastRefused = null;
        return false;
      }
      const { validTo } = checkPair(pair, now());
      apply(pair);
      inUse = found;
      until = validTo;
      lastRefused = null;
      log.info({ validTo }, 'the certificate was renewed');
      return true;
    } catch (err) {
      if (isRequested || (found === lastRefused && found !== lastLogged)) {
        log.error({ err }, 'the new certificate cannot be used: the old one stays');
        lastLogged = found;
      }
      lastRefused = found;
      return false;
    }
  }
  /** One check at a time, so that the newest pair is applied last. */
  const checkNext = (isRequested: boolean) => {
    checking = checking.then(() => check(isRequested));
    return checking;
  };

  // We still receive mail, because most senders accept any certificate.
  if (until <= now())
    log.error(
      { validTo: until },
      'the certificate has expired, and senders that check it will not deliver: renew it, no restart is needed',
    );
  const timer = setInterval(() => void checkNext(false), everyMs);
  timer.unref();
  return {
    /** Checks now. Resolves to true if a new pair is in use. */
    reload: () => checkNext(true),
    /** When the certificate in use expires. */
    get validTo() {
      return until;
    },
    close: () => clearInterval(timer),
  };
}

/** Throws if a server cannot use this pair. */
export function checkPair(pair: TlsPair, now: Date): { validTo: Date } {
  // This also checks that key and certificate match.
  createSecureContext({ cert: pair.cert, key: pair.key });
  const validTo = endOf(pair);
  if (validTo <= now)
    throw Object.assign(new Error(`the certificate expired on ${validTo.toISOString()}`), {
      code: 'CERT_HAS_EXPIRED',
    });
  return { validTo };
}

const endOf = (pair: TlsPair) => new X509Certificate(pair.cert).validToDate;

const textOf = (pair: TlsPair) => `${pair.cert}\n${pair.key}`;
