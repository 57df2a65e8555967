import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import type { Logger } from '#server/log.ts';
import type { TlsPair } from './tls-pair.ts';

const LOOK_EVERY_MS = 30_000;

/**
 * Takes a renewed certificate into use. A pair that does not fit is refused and the one in use stays; half a pair is
 * what a look sees while the files are being replaced, so it is worth a word only when it is still there next time.
 */
export function keepTlsFresh({
  load,
  first,
  apply,
  log,
  everyMs = LOOK_EVERY_MS,
  now = () => new Date(),
}: {
  load: () => Promise<TlsPair>;
  first: TlsPair;
  apply: (pair: TlsPair) => void;
  log: Logger;
  everyMs?: number;
  now?: () => Date;
}) {
  let used = textOf(first);
  let until = endOf(first);
  let doubted: string | null = null;
  let told: string | null = null;
  let looking: Promise<boolean> = Promise.resolve(false);

  async function look(asked: boolean): Promise<boolean> {
    let seen = 'unreadable';
    try {
      const pair = await load();
      seen = textOf(pair);
      if (seen === used) {
        doubted = null;
        return false;
      }
      const { validTo } = checkPair(pair, now());
      apply(pair);
      used = seen;
      until = validTo;
      doubted = null;
      log.info({ validTo }, 'the certificate was renewed');
      return true;
    } catch (err) {
      const isNews = asked || (seen === doubted && seen !== told);
      if (isNews) log.error({ err }, 'the new certificate cannot be used: the old one stays');
      if (isNews) told = seen;
      doubted = seen;
      return false;
    }
  }
  /** One look at a time, so that the newest pair is the last one applied. */
  const reload = (asked = true) => {
    looking = looking.then(() => look(asked));
    return looking;
  };

  // Mail comes in all the same: most senders encrypt to any certificate.
  if (until <= now())
    log.error(
      { validTo: until },
      'the certificate has expired: senders that check it do not deliver; renew it, it is taken into use by itself',
    );
  const timer = setInterval(() => void reload(false), everyMs);
  timer.unref();
  return {
    /** True when another pair is in use now. */
    reload: () => reload(),
    /** When the certificate in use expires. */
    get validTo() {
      return until;
    },
    close: () => clearInterval(timer),
  };
}

/** Throws when no server could use this pair. */
export function checkPair(pair: TlsPair, now: Date): { validTo: Date } {
  // Also sees that the key is the certificate's.
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
