import { brand } from '#contract/brand.ts';
import { type Check, type Finding, fail, ok, reason, warn } from './check.ts';
import { clockFinding } from './database-checks.ts';
import type { Surroundings } from './surroundings.ts';
import { ask } from './web-ask.ts';

/** An address nobody has: documentation only. */
const FORGED = '192.0.2.199';
const SOON_MS = 14 * 86_400_000;

/** The web server on this machine, and by the URL people use, with whatever stands before it. */
export function webChecks({ config, lookup, ca, now }: Surroundings): Check[] {
  const anywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = anywhere[config.httpBindHost] ?? config.httpBindHost;
  const local = `http://${host.includes(':') ? `[${host}]` : host}:${config.httpPort}`;
  const outside = (
    path: string,
    signal: AbortSignal,
    more: { headers?: Record<string, string>; method?: string } = {},
  ) => ask(`${config.publicUrl}${path}`, { lookup, ca, signal, ...more });
  /** The web answers for the proxy's faults too, once: what cannot be asked is not judged. */
  const behind = async (work: () => Promise<Finding>): Promise<Finding> => {
    try {
      return await work();
    } catch (error) {
      return warn(`not tried (${reason(error)})`, `first let ${config.publicUrl} answer`);
    }
  };

  return [
    {
      name: 'web',
      async run(signal) {
        try {
          const { status, body } = await ask(`${local}/readyz`, { signal });
          const alone = config.roles.includes('web') ? '' : ' for its health; others serve the pages (ROLES)';
          if (status === 200) return ok(`answers at ${local}${alone}`);
          const missing = status === 503 ? `not ready: ${JSON.parse(body).missing}` : `it answers ${status}`;
          return fail(`${local} is not well (${missing})`, 'read the server log');
        } catch (error) {
          return fail(
            `no web server answers at ${local} (${reason(error)})`,
            'start Mayfly, with the same HTTP_PORT and HTTP_BIND_HOST',
          );
        }
      },
    },
    {
      name: 'public URL',
      async run(signal) {
        let answer: Awaited<ReturnType<typeof ask>>;
        try {
          answer = await outside('/api/config', signal);
        } catch (error) {
          return fail(
            `${config.publicUrl} does not answer (${reason(error)})`,
            'see that the proxy runs, has a certificate for this name, and that ports 80 and 443 are open',
          );
        }
        const { status, body, headers, certificate } = answer;
        const wrong = notUs(status, body);
        if (wrong) return fail(`${config.publicUrl} ${wrong}`, `let the proxy pass this host on to ${local}`);
        const found = [ok(`${config.publicUrl} is this ${brand.name}`)];
        const date = Date.parse(String(headers.date));
        if (date) found.push(clockFinding(date - now().getTime(), config.publicUrl));
        if (certificate && Date.parse(certificate.valid_to) - now().getTime() < SOON_MS)
          found.push(
            warn(
              `the certificate of ${config.publicUrl} expires on ${certificate.valid_to}`,
              'see why it was not renewed',
            ),
          );
        return found;
      },
    },
    { name: 'proxy', run: (signal) => behind(() => checkProxy(signal)) },
    { name: 'live events', run: (signal) => behind(() => checkLive(signal)) },
  ];

  function notUs(status: number, body: string): string | null {
    if (status !== 200) return `answers ${status}`;
    try {
      const { brand: theirs, domains } = JSON.parse(body) as { brand: { slug: string }; domains: string[] };
      if (theirs.slug !== brand.slug) return `is ${theirs.slug}, another program`;
      const same = domains.join() === config.mailDomains.join();
      return same
        ? null
        : `is a ${brand.name} for ${domains.join(', ')}, not for ${config.mailDomains.join(', ')}`;
    } catch {
      return 'is another program';
    }
  }

  async function checkProxy(signal: AbortSignal): Promise<Finding> {
    const seen = async (headers: Record<string, string>) => {
      const { status, body } = await outside('/api/connection', signal, { headers });
      if (status !== 200) throw new Error(`/api/connection answers ${status}`);
      return JSON.parse(body) as { address: string; forwarded: boolean; trusted: number };
    };
    const mine = await seen({});
    const direct = new URL(config.publicUrl).protocol === 'http:' && !mine.forwarded;
    if (!direct && !mine.forwarded)
      return fail(
        'the proxy does not say who the visitor is, so all share its limits',
        'let it send X-Forwarded-For: see deploy/',
      );
    if (!direct && !mine.trusted)
      return fail(
        'the proxy says who the visitor is, and Mayfly does not believe it',
        'set TRUST_PROXY to the address the proxy connects from',
      );
    const forged = await seen({ 'x-forwarded-for': FORGED });
    // One more believed on the way is this machine itself, where the doctor asks from beside the proxy.
    if (forged.address === FORGED && forged.trusted === mine.trusted)
      return fail(
        'visitors can pretend to be anybody by X-Forwarded-For',
        'let TRUST_PROXY hold proxies alone, and the proxy add the address it sees',
      );
    return ok(
      direct
        ? 'none, and forged X-Forwarded-For is ignored'
        : 'it says who the visitor is, and cannot be fooled',
    );
  }

  async function checkLive(signal: AbortSignal): Promise<Finding> {
    const { status, body } = await outside('/api/guest/init', signal, { method: 'POST' });
    if (status !== 200) throw new Error(`a new guest gets ${status}`);
    const { sessionToken } = JSON.parse(body) as { sessionToken: string };
    // Well before the first heartbeat, which would push the first bytes through any buffer.
    const patience = AbortSignal.any([signal, AbortSignal.timeout(4_000)]);
    const headers = { authorization: `Bearer ${sessionToken}` };
    try {
      const stream = await ask(`${config.publicUrl}/api/guest/events`, {
        lookup,
        ca,
        headers,
        signal: patience,
        firstBytes: true,
      });
      if (stream.status !== 200) throw new Error(`events get ${stream.status}`);
    } catch (error) {
      if (!patience.aborted) throw error;
      return fail(
        'the proxy keeps live events back, so mail shows up late',
        'switch its buffering off for event streams: see deploy/',
      );
    }
    return ok('they come through at once');
  }
}
