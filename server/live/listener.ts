import pg from 'pg';

const RETRY_MS = 500;
/** A half-open connection stays silent for ever; this notices. */
const PROBE_MS = 15_000;

/**
 * Listens on a PostgreSQL channel for as long as the process lives. `onGap` runs after every connection,
 * because what was said before it is unknown.
 */
export function startListener({
  url,
  channel,
  onPayload,
  onGap,
  onError,
}: {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  onGap: () => void;
  onError: (error: Error) => void;
}) {
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    if (closed) return;
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'mayfly live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client = mine;
    let ended = false;
    const again = (error?: Error) => {
      if (ended) return;
      ended = true;
      if (closed) return;
      if (error) onError(error);
      mine.end().catch(() => {});
      retry = setTimeout(connect, RETRY_MS);
    };
    mine.on('error', again);
    mine.on('end', () => again());
    mine.on('notification', (message) => onPayload(message.payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${channel}`);
      onGap();
    } catch (error) {
      again(error as Error);
    }
  }

  const probe = setInterval(() => {
    const asked = client;
    asked?.query('SELECT 1').catch((error) => asked === client && asked.emit('error', error));
  }, PROBE_MS);
  probe.unref();

  const ready = connect();
  return {
    ready,
    async close() {
      closed = true;
      clearInterval(probe);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
