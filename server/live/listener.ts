import pg from 'pg';

const RETRY_MS = 500;
/** A half-open connection never reports an error, so we query it this often. */
const PROBE_MS = 15_000;

/**
 * Listens on a PostgreSQL channel and reconnects until it is closed. `onGap` runs after every connect, because
 * notifications sent before it may have been lost.
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
    const connection = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'mayfly live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client = connection;
    let ended = false;
    const reconnect = (error?: Error) => {
      if (ended) return;
      ended = true;
      if (closed) return;
      if (error) onError(error);
      connection.end().catch(() => {});
      retry = setTimeout(connect, RETRY_MS);
    };
    connection.on('error', reconnect);
    connection.on('end', () => reconnect());
    connection.on('notification', (message) => onPayload(message.payload ?? ''));
    try {
      await connection.connect();
      await connection.query(`LISTEN ${channel}`);
      onGap();
    } catch (error) {
      reconnect(error as Error);
    }
  }

  const probe = setInterval(() => {
    const probed = client;
    probed?.query('SELECT 1').catch((error) => probed === client && probed.emit('error', error));
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
