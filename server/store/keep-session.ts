import type pg from 'pg';
import type { Clients } from './clients.ts';

const RETRY_MS = 500;
/**
 * A frozen server, or one behind a dead network, never reports an error. So we ask it this often whether it is there.
 */
const ASK_MS = 700;
/**
 * The connection is given up after this many questions without an answer. A time when this process was too busy to ask
 * counts as one question.
 */
const MISSES = 3;
const CONNECT_MS = 2_500;

/**
 * Keeps one connection open, and opens a new one when it breaks or falls silent. `onOpen` runs after every connect,
 * `onLost` after every connection that ended or was not made, and `onSilent` when the server stopped answering.
 */
export function keepSession({
  clients,
  name,
  onOpen = async () => {},
  onLost = () => {},
  onSilent = () => {},
  onError,
}: {
  clients: Clients;
  name: string;
  onOpen?: (client: pg.Client) => Promise<unknown>;
  /** `since` is the time of the first question without an answer, or now. */
  onLost?: (since: number) => void;
  onSilent?: () => void;
  onError: (error: Error) => void;
}) {
  let isClosed = false;
  let client: InstanceType<Clients['Client']> | null = null;
  let isOpen = false;
  let misses = 0;
  let isAsked = false;
  let askedAt = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    if (isClosed) return;
    const connection = new clients.Client({
      keepAlive: true,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client = connection;
    isOpen = isAsked = false;
    let isOver = false;
    const reconnect = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      // Another server may have taken over already. If not, the next try can wait.
      const pause = isOpen ? 0 : RETRY_MS;
      isOpen = false;
      if (isClosed) return;
      onLost(isAsked ? askedAt : performance.now());
      if (error) onError(error);
      connection.cut();
      retry = setTimeout(connect, pause);
    };
    connection.on('error', reconnect);
    connection.on('end', () => reconnect());
    try {
      await connection.connect();
      await onOpen(connection);
      isOpen = true;
    } catch (error) {
      reconnect(error as Error);
    }
  }

  function ask() {
    if (!client || !isOpen) return;
    if (isAsked) {
      if (++misses < MISSES) return;
      onSilent();
      client.emit('error', new Error(`no answer within ${MISSES * ASK_MS} ms`));
      return;
    }
    isAsked = true;
    askedAt = performance.now();
    misses = 0;
    const asked = client;
    const answered = () => {
      if (asked === client) isAsked = false;
    };
    asked.query('SELECT 1').then(answered, answered);
  }
  const asking = setInterval(ask, ASK_MS);
  asking.unref();

  const ready = connect();
  return {
    ready,
    async close() {
      isClosed = true;
      clearInterval(asking);
      clearTimeout(retry);
      if (isOpen) await client?.end().catch(() => {});
      else client?.cut();
    },
  };
}
