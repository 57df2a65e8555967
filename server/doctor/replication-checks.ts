import { readFile } from 'node:fs/promises';
import { counted } from '#contract/counted.ts';
import type { InspectedServer } from '#server/store/operations/inspect-servers.ts';
import { serverUrls } from '#server/store/server-urls.ts';
import { type Check, type Finding, fail, ok, reason, warn } from './check.ts';
import { clockFinding } from './database-checks.ts';
import type { Surroundings } from './surroundings.ts';

const MUCH_LAG = 16 * 2 ** 20;
const LOOK = 'check the cluster: patronictl -c /etc/patroni/config.yml list';
const HAPROXY = '/etc/haproxy/haproxy.cfg';

/** What happens when a database server is lost. */
export function replicationChecks({ config, inspectServers }: Surroundings): Check[] {
  const { databaseUrl, databaseReadUrl } = config;
  if (!databaseUrl) return [];
  return [
    {
      name: 'replication',
      async run() {
        const [servers, replicas] = await Promise.all([
          inspectServers(databaseUrl),
          databaseReadUrl ? inspectServers(databaseReadUrl) : [],
        ]);
        const proxy = await readFile(HAPROXY, 'utf8').catch(() => '');
        return [...replicationFindings(servers, replicas), ...proxyFindings(proxy, databaseUrl)];
      },
    },
  ];
}

/** `servers` are those of DATABASE_URL, `replicas` those of DATABASE_READ_URL. */
export function replicationFindings(servers: InspectedServer[], replicas: InspectedServer[]): Finding[] {
  const found: Finding[] = [];
  // A replica may be named by both settings.
  const all = [...new Map([...servers, ...replicas].map((one) => [one.place, one])).values()];
  const primaries = servers.flatMap(({ place, state }) =>
    state && !state.isStandby ? [{ place, state }] : [],
  );
  const [primary] = primaries;
  // A single server that does not answer is reported as the database.
  if (!primary && all.length === 1 && !all[0]?.state) return [];
  for (const { place, ...server } of all)
    if (!server.state)
      found.push(
        warn(`${place} does not answer (${reason(server.error)})`, 'repair it, or remove it from the URL'),
      );
  if (!primary)
    return [
      fail('no server of DATABASE_URL takes writes', `${LOOK}, and the proxy if there is one`),
      ...found,
    ];
  if (primaries.length > 1)
    found.push(
      fail(
        `${primaries.map(({ place }) => place).join(' and ')} all take writes`,
        'stop those that are not the primary: mail is split between them',
      ),
    );
  found.push(standbyFinding(primary.state, all.length > 1));
  for (const { place, state, askedAt } of all)
    if (state) found.push(...serverFindings(place, state, askedAt, primary.state));
  return found;
}

type State = NonNullable<InspectedServer['state']>;

/** `isOneOfMany` if the settings name other servers, so a primary without a standby is probably a mistake. */
function standbyFinding({ standbys, isSynchronous }: State, isOneOfMany: boolean): Finding {
  const follow = counted(standbys, 'standby follows', 'standbys follow');
  if (isSynchronous && standbys === 0)
    return fail('every commit waits for a standby, but none follows: mail is deferred', LOOK);
  if (isSynchronous) return ok(`every commit waits for a standby; ${follow}`);
  if (standbys > 0)
    return warn(
      `${follow}, but no commit waits for one`,
      'set synchronous_standby_names, or synchronous_mode in Patroni: a failover loses the last mails',
    );
  const alone = 'no standby follows: if this server is lost, its mail is lost';
  return isOneOfMany ? warn(alone, LOOK) : ok(alone);
}

function serverFindings(place: string, state: State, askedAt: Date, primary: State): Finding[] {
  const found: Finding[] = [];
  const lag = primary.written - state.written;
  if (state.system !== primary.system)
    found.push(fail(`${place} is not a copy of the primary`, 'name servers of one cluster'));
  else if (state.isStandby && lag > MUCH_LAG)
    found.push(
      warn(`${place} is ${Math.round(lag / 2 ** 20)} MB behind the primary`, 'look at its disk and network'),
    );
  const clock = clockFinding(state.now.getTime() - askedAt.getTime(), place);
  if (clock.level !== 'ok') found.push(clock);
  return found;
}

/** A HAProxy on this machine, if DATABASE_URL leads to it. Proxies on other machines cannot be inspected. */
export function proxyFindings(haproxy: string, databaseUrl: string): Finding[] {
  const ports = (serverUrls(databaseUrl)?.urls ?? []).map((url) => /:(\d+)(?=[/?]|$)/.exec(url)?.[1]);
  const leadsThere = ports.some((port) => port && new RegExp(`^\\s*bind\\s.*:${port}\\b`, 'm').test(haproxy));
  if (!leadsThere) return [];
  return haproxy.includes('on-marked-down shutdown-sessions')
    ? [ok('HAProxy closes connections to a server that is no longer the primary')]
    : [
        warn(
          'HAProxy keeps connections to a server that is no longer the primary',
          'add "on-marked-down shutdown-sessions", as in deploy/haproxy.cfg',
        ),
      ];
}
