import { counted } from '#contract/counted.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import type { InspectedServer } from '#server/store/operations/inspect-servers.ts';
import { type Check, reason } from './check.ts';
import { clockFinding } from './database-checks.ts';
import type { Surroundings } from './surroundings.ts';

const MUCH_LAG = 16 * 2 ** 20;
const LOOK = 'check the cluster: patronictl -c /etc/patroni/config.yml list';

/** What happens when a database server is lost. */
export function replicationChecks({ config, inspectServers }: Surroundings): Check[] {
  const { databaseUrl } = config;
  if (!databaseUrl) return [];
  return [{ name: 'replication', run: async () => replicationFindings(await inspectServers(databaseUrl)) }];
}

/** `servers` are the servers of DATABASE_URL. */
export function replicationFindings(servers: InspectedServer[]): Finding[] {
  const found: Finding[] = [];
  const primaries = servers.flatMap(({ place, state }) =>
    state && !state.isStandby ? [{ place, state }] : [],
  );
  const [primary] = primaries;
  // A single server that does not answer is reported as the database.
  if (!primary && servers.length === 1 && !servers[0]?.state) return [];
  for (const { place, ...server } of servers)
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
  found.push(standbyFinding(primary.state, servers.length > 1));
  for (const { place, state, askedAt } of servers)
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
