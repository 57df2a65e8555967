import { counted } from '#contract/counted.ts';
import { absentKeys, describeMissing } from '#server/domain/keys/missing-keys.ts';
import { commandName } from '#server/lib/command-name.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { findMissingCluster } from '#server/postgres/embedded.ts';
import type { Inspection } from '#server/store/operations/inspect-store.ts';
import { type Check, reason } from './check.ts';
import type { OwnKeys, Surroundings } from './surroundings.ts';

const OLDEST_MAJOR = 14;
const MINUTE = 60_000;
/** A process uses 12 connections and one more to listen. There must be room for a second process during a restart. */
const MIN_CONNECTIONS = 40;

/** The database: reachable, safe, up to date, and maintained by the jobs. */
export function databaseChecks(surroundings: Surroundings): Check[] {
  const { config, inspectDatabase, ownKeys, now } = surroundings;
  return [
    {
      name: 'database',
      async run() {
        let inspection: Inspection;
        try {
          inspection = await inspectDatabase();
        } catch (error) {
          return config.databaseUrl
            ? fail(
                `DATABASE_URL cannot be used (${reason(error)})`,
                'check that PostgreSQL runs and accepts this user',
              )
            : whyNoEmbedded(config.dataDir, error);
        }
        const own = await ownKeys();
        return [
          serverOf(inspection),
          ...sizeOf(inspection, config.storageLimit),
          ...rightsOn(inspection),
          migrationsOf(inspection),
          ...(inspection.migrated
            ? [
                ...(await keysOf(inspection, own, surroundings)),
                ...(inspection.keyId ? [partitionsOf(inspection, now(), config.plans.free.lifetimeMs)] : []),
              ]
            : []),
          clockOf(inspection, now()),
        ];
      },
    },
  ];
}

async function whyNoEmbedded(dataDir: string, error: unknown): Promise<Finding> {
  const found = await findMissingCluster(dataDir);
  if (found) return fail(found.problem, found.remedy);
  // Nobody made its socket, or nobody listens there any more.
  const isStopped = ['ENOENT', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '');
  const what = isStopped ? 'is not running' : `does not answer (${reason(error)})`;
  return fail(`the embedded database ${what}`, 'start Mayfly, which starts it');
}

function serverOf({ major, durable, connections }: Inspection): Finding {
  if (major < OLDEST_MAJOR)
    return fail(`PostgreSQL ${major} is too old`, `use PostgreSQL ${OLDEST_MAJOR} or newer`);
  if (!durable)
    return fail(
      'the database does not wait for the disk (fsync or synchronous_commit is off)',
      'switch both on, or a power cut loses mail that was accepted',
    );
  if (connections < MIN_CONNECTIONS)
    return warn(
      `the database accepts only ${counted(connections, 'connection')}`,
      `set max_connections to ${MIN_CONNECTIONS} or more`,
    );
  return ok(`PostgreSQL ${major}, every commit on disk`);
}

function sizeOf({ bytes }: Inspection, limit: number): Finding[] {
  if (!limit) return [];
  const used = `the database uses ${Math.round((100 * bytes) / limit)} % of STORAGE_LIMIT`;
  if (bytes >= limit)
    return [fail(`${used}, so mail is refused`, 'raise STORAGE_LIMIT if the disk has room for it')];
  return [bytes > 0.9 * limit ? warn(used, 'raise STORAGE_LIMIT if the disk has room for it') : ok(used)];
}

function rightsOn({ mayCreate, foreign }: Inspection): Finding[] {
  const found: Finding[] = [];
  if (!mayCreate)
    found.push(
      fail(
        'the database user may not create tables',
        'GRANT CREATE ON SCHEMA public TO it, or make it the owner',
      ),
    );
  if (foreign.length)
    found.push(
      fail(
        `tables belong to another user (${foreign[0]})`,
        'REASSIGN OWNED BY that user TO the one in DATABASE_URL',
      ),
    );
  return found;
}

function migrationsOf({ migrated, done, knownMigrations }: Inspection): Finding {
  if (!migrated) return warn('the database is empty', 'the first start creates its tables');
  const newer = done.filter((name) => !knownMigrations.includes(name));
  if (newer.length)
    return fail(
      `the database is newer than this program (${newer[0]})`,
      'update the program on this machine',
    );
  const missing = knownMigrations.filter((name) => !done.includes(name));
  return missing.length
    ? warn(`the database is older than this program (${missing[0]} is missing)`, 'the next start updates it')
    : ok('its tables match this version');
}

async function keysOf(
  { keyId, keyChange, done, knownMigrations }: Inspection,
  own: OwnKeys | null,
  { config, findUsedKeys }: Surroundings,
): Promise<Finding[]> {
  const place = config.mailKey ? 'MAIL_KEY' : 'DATA_DIR/mail.key';
  if (!keyId) {
    // The next start of this version stores what shows the key.
    if (knownMigrations.some((name) => !done.includes(name))) return [];
    return [warn('this database has not been used yet', 'start Mayfly once')];
  }
  if (!own)
    return [
      fail('MAIL_KEY is unset and DATA_DIR has no mail.key', 'put the key of this database into one of them'),
    ];
  const { ids, old } = own;
  if (!ids.includes(keyId))
    return [
      fail(`${place} is not the key of this database`, 'restore the right one: no other key opens the mail'),
    ];
  const isFinished = keyId === ids[0] && (keyChange ? keyChange.key === keyId : !old.length);
  if (!isFinished)
    return [warn('a change of the mail key is not finished', `${commandName()} key rotate goes on with it`)];
  const found = [ok(`${place} is the key of this database`)];
  if (!keyChange) return found;
  const absent = absentKeys(keyChange, ids);
  if (!old.length && !absent.length) return found;
  const used = await findUsedKeys([...ids, ...absent.map(({ key }) => key)]).catch(() => null);
  if (!used)
    return [...found, warn('not all mail could be looked at in time', 'keep the old keys, and try again')];
  const { records, mail } = used;
  for (const missing of absent.filter(({ key }) => mail.includes(key))) {
    const { problem, remedy } = describeMissing(missing, config);
    found.push(fail(problem, remedy));
  }
  const places = (which: (key: string) => boolean) =>
    old.flatMap(({ key, place }) => (which(key) ? [place] : [])).join(', ');
  const late = places((key) => records.includes(key));
  const inUse = places((key) => mail.includes(key));
  const unused = places((key) => !records.includes(key) && !mail.includes(key));
  const until = `until about ${keyChange.until}, or longer in addresses that are extended`;
  return [
    ...found,
    // They were on their way into the database when the key was changed.
    ...(late ? [warn(`records need ${late}`, `${commandName()} key rotate seals them with a new key`)] : []),
    ...(inUse ? [ok(`older mail needs ${inUse}, ${until}`)] : []),
    ...(unused ? [warn(`nothing needs ${unused} any more`, 'remove it')] : []),
  ];
}

/** Checks the work of the jobs: partitions exist for new mail, and expired ones are dropped. */
function partitionsOf({ partitions, partitionMs }: Inspection, now: Date, lifetimeMs: number): Finding {
  const time = now.getTime();
  const overdue = partitions.filter((start) => start + partitionMs + 30 * MINUTE < time).length;
  const starts = new Set(partitions);
  const last = partitions.find((start) => start + partitionMs > time && !starts.has(start + partitionMs));
  const ahead = last === undefined ? 0 : last + partitionMs - time;
  const needed = Math.min(lifetimeMs, 24 * 60 * MINUTE);
  const advice = 'check that a Mayfly with the role jobs is running, and read its log';
  if (overdue)
    return fail(
      `${counted(overdue, 'expired partition is', 'expired partitions are')} still on disk`,
      advice,
    );
  if (ahead < needed - 5 * MINUTE)
    return fail(
      `partitions reach ${counted(Math.round(ahead / MINUTE), 'minute')} ahead, but addresses live longer`,
      advice,
    );
  return ok(`partitions reach ${counted(Math.round(ahead / MINUTE), 'minute')} ahead, none is overdue`);
}

function clockOf({ now: databaseTime }: Inspection, ownTime: Date): Finding {
  return clockFinding(databaseTime.getTime() - ownTime.getTime(), 'the database');
}

/** Everything expires by the clock, so a wrong clock gives people too little time, or too much. */
export function clockFinding(differenceMs: number, who: string): Finding {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  const message = `the clock is ${seconds} s ${differenceMs > 0 ? 'behind' : 'ahead of'} ${who}`;
  const advice = 'keep both clocks correct with systemd-timesyncd or chrony';
  if (seconds > 30) return fail(message, advice);
  return seconds > 3 ? warn(message, advice) : ok(`the clock agrees with ${who}`);
}
