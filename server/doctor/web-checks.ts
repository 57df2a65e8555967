import { brand } from '#contract/brand.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { localPlace } from '#server/lib/local-place.ts';
import { type Check, reason } from './check.ts';
import { clockFinding } from './database-checks.ts';
import type { Surroundings } from './surroundings.ts';
import { ask } from './web-ask.ts';

/** An address reserved for documentation, so it belongs to nobody. */
const FORGED = '192.0.2.199';
const SOON_MS = 14 * 86_400_000;
/** Shorter than a heartbeat, which would push the first bytes through any buffer. */
const FIRST_EVENT_MS = 4_000;

type AskOptions = { headers?: Record<string, string>; method?: string; firstBytes?: boolean };
/** Requests a path at the public URL, through any proxy. */
type AskPublic = (path: string, signal: AbortSignal, options?: AskOptions) => ReturnType<typeof ask>;

/** The web server: on this machine, and at the public URL through any proxy. */
export function webChecks(around: Surroundings): Check[] {
  const { config, lookup, ca } = around;
  const local = `http://${localPlace(config.httpBindHost, config.httpPort).place}`;
  const askPublic: AskPublic = (path, signal, options = {}) =>
    ask(`${config.publicUrl}${path}`, { lookup, ca, signal, ...options });
  /** When the public URL does not answer, only its own check fails, not the checks that depend on it. */
  const onlyIfReachable = async (work: Promise<Finding>): Promise<Finding> =>
    work.catch((error) =>
      warn(`not tried (${reason(error)})`, `make sure first that ${config.publicUrl} answers`),
    );

  return [
    { name: 'web', run: (signal) => checkLocal(local, config.roles.includes('web'), signal) },
    { name: 'public URL', run: (signal) => checkPublic(around, local, askPublic, signal) },
    { name: 'proxy', run: (signal) => onlyIfReachable(checkProxy(config.publicUrl, askPublic, signal)) },
    { name: 'live events', run: (signal) => onlyIfReachable(checkLive(askPublic, signal)) },
  ];
}

async function checkLocal(local: string, servesPages: boolean, signal: AbortSignal): Promise<Finding> {
  try {
    const { status, body } = await ask(`${local}/readyz`, { signal });
    if (status === 200)
      return ok(
        `answers at ${local}${servesPages ? '' : ' for health checks; others serve the pages (ROLES)'}`,
      );
    const missing = status === 503 ? `not ready: ${JSON.parse(body).missing}` : `it answers ${status}`;
    return fail(`${local} has a problem (${missing})`, 'read the server log');
  } catch (error) {
    return fail(
      `no web server answers at ${local} (${reason(error)})`,
      'start Mayfly, with the same HTTP_PORT and HTTP_BIND_HOST',
    );
  }
}

async function checkPublic(
  { config, domains, now }: Surroundings,
  local: string,
  askPublic: AskPublic,
  signal: AbortSignal,
): Promise<Finding | Finding[]> {
  let answer: Awaited<ReturnType<typeof ask>>;
  try {
    answer = await askPublic('/api/config', signal);
  } catch (error) {
    return fail(
      `${config.publicUrl} does not answer (${reason(error)})`,
      'check that the proxy runs, that it has a certificate for this name, and that ports 80 and 443 are open',
    );
  }
  const { status, body, headers, certificate } = answer;
  const offered = domains
    ?.filter((one) => one.kind === 'shared' && one.plan === 'free' && one.state === 'active')
    .map(({ name }) => name);
  const problem = whyNotOurs(status, body, offered ?? config.mailDomains);
  if (problem) return fail(`${config.publicUrl} ${problem}`, `make the proxy forward this host to ${local}`);
  const found = [ok(`${config.publicUrl} is this ${brand.name}`)];
  const date = Date.parse(String(headers.date));
  if (date) found.push(clockFinding(date - now().getTime(), config.publicUrl));
  if (certificate && Date.parse(certificate.valid_to) - now().getTime() < SOON_MS)
    found.push(
      warn(
        `the certificate of ${config.publicUrl} expires on ${certificate.valid_to}`,
        'find out why it was not renewed',
      ),
    );
  return found;
}

/** Why the answer did not come from this service, or null. */
function whyNotOurs(status: number, body: string, ours: string[]): string | null {
  if (status !== 200) return `answers ${status}`;
  try {
    const { brand: theirs, domains } = JSON.parse(body) as { brand: { slug: string }; domains: string[] };
    if (theirs.slug !== brand.slug) return `is ${theirs.slug}, another program`;
    if (domains.join() === ours.join()) return null;
    return `is a ${brand.name} for ${domains.join(', ')}, not for ${ours.join(', ')}`;
  } catch {
    return 'is another program';
  }
}

async function checkProxy(publicUrl: string, askPublic: AskPublic, signal: AbortSignal): Promise<Finding> {
  const seenWith = async (headers: Record<string, string>) => {
    const { status, body } = await askPublic('/api/connection', signal, { headers });
    if (status !== 200) throw new Error(`/api/connection answers ${status}`);
    return JSON.parse(body) as { address: string; forwarded: boolean; trusted: number };
  };
  const honest = await seenWith({});
  const direct = new URL(publicUrl).protocol === 'http:' && !honest.forwarded;
  if (!direct && !honest.forwarded)
    return fail(
      'the proxy does not say who the visitor is, so all visitors share one limit',
      'make it send X-Forwarded-For: see deploy/',
    );
  if (!direct && !honest.trusted)
    return fail(
      'the proxy says who the visitor is, but Mayfly does not trust it',
      'set TRUST_PROXY to the address the proxy connects from',
    );
  const forged = await seenWith({ 'x-forwarded-for': FORGED });
  // When the doctor runs on the proxy's machine, it counts as one more trusted proxy. That is not a forgery.
  if (forged.address === FORGED && forged.trusted === honest.trusted)
    return fail(
      'visitors can forge their address with X-Forwarded-For',
      'list only your proxies in TRUST_PROXY, and make the proxy add the address it sees',
    );
  return ok(
    direct
      ? 'none, and forged X-Forwarded-For is ignored'
      : 'it says who the visitor is, and forged addresses are ignored',
  );
}

async function checkLive(askPublic: AskPublic, signal: AbortSignal): Promise<Finding> {
  const { status, body } = await askPublic('/api/guest/init', signal, { method: 'POST' });
  if (status !== 200) throw new Error(`a new guest gets ${status}`);
  const { sessionToken } = JSON.parse(body) as { sessionToken: string };
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(FIRST_EVENT_MS)]);
  const headers = { authorization: `Bearer ${sessionToken}` };
  try {
    const stream = await askPublic('/api/guest/events', deadline, { headers, firstBytes: true });
    if (stream.status !== 200) throw new Error(`events get ${stream.status}`);
  } catch (error) {
    if (!deadline.aborted) throw error;
    return fail(
      'the proxy delays live events, so mail shows up late',
      'switch its buffering off for event streams: see deploy/',
    );
  } finally {
    // The guest was made for this check alone. If it cannot be removed, it goes by itself some days later.
    await askPublic('/api/auth/signout', signal, { headers, method: 'POST' }).catch(() => {});
  }
  return ok('they arrive at once');
}
