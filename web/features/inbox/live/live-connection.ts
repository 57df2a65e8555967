import { timings } from '#contract/timings.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import { noteAnswer, readConnection, watchConnection } from '#web/lib/connection.ts';
import { createSseParser, type SseEvent } from '#web/lib/sse-parser.ts';
import type { LiveState } from './live-state.ts';

type Options = {
  url: string;
  token: string;
  onEvent: (event: SseEvent) => void;
  onState: (state: LiveState) => void;
  /** Called on every connect and reconnect, to fetch whatever was missed. */
  onOpen: () => void;
  /** Called when the stream could not be opened or broke off. */
  onLost: () => void;
};

/** Without a heartbeat for this long, the connection is considered dead. */
const SILENCE_MS = timings.eventHeartbeat * 2 + 5_000;

/** A server that takes longer to open the stream counts as gone. */
const ANSWER_MS = 20_000;

/**
 * An event stream over fetch, because EventSource cannot send a bearer token. It reconnects after every failure and
 * resumes after the last event; it reconnects at once when the server, the network or the tab comes back. Returns a
 * function that closes it.
 */
export function openLiveConnection(options: Options): () => void {
  const { url, token, onEvent, onState, onOpen, onLost } = options;
  let controller: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lastId: string | null = null;
  let attempt = 0;
  let closed = false;

  async function connect(): Promise<void> {
    clearTimeout(retry);
    const own = new AbortController();
    controller = own;
    try {
      const body = await requestStream(url, token, lastId, own);
      attempt = 0;
      noteAnswer();
      onState('live');
      onOpen();
      await readEvents(body, own, onEvent, (id) => {
        lastId = id;
      });
    } catch {
      // However the stream ended, we reconnect below.
    }
    if (closed || controller !== own) return;
    controller = null;
    onState('polling');
    // The calls that this starts find out whether the server is gone or only the stream does not work.
    if (attempt === 0) onLost();
    if (readConnection().state === 'up') retry = setTimeout(connect, backoffDelay(attempt, Math.random));
    attempt++;
  }

  /** Skips the retry delay. */
  function reconnectNow(): void {
    if (closed || controller) return;
    attempt = 0;
    connect();
  }

  const stopWatching = watchConnection(() => {
    const { state } = readConnection();
    if (state === 'up') reconnectNow();
    // Without this, it would take until the silence timeout to notice the dead connection.
    if (state === 'offline') controller?.abort();
  });
  const onVisible = () => {
    if (!document.hidden) reconnectNow();
  };
  document.addEventListener('visibilitychange', onVisible);
  onState('connecting');
  connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    stopWatching();
    document.removeEventListener('visibilitychange', onVisible);
    controller?.abort();
  };
}

async function requestStream(url: string, token: string, lastId: string | null, controller: AbortController) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  if (lastId !== null) headers['last-event-id'] = lastId;
  const timer = setTimeout(() => controller.abort(), ANSWER_MS);
  const response = await fetch(url, { headers, cache: 'no-store', signal: controller.signal });
  clearTimeout(timer);
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  return response.body;
}

/** Reads until the stream ends, and aborts it when it stays silent for too long. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  onEvent: (event: SseEvent) => void,
  onId: (id: string) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const parser = createSseParser();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(() => controller.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      if (done) return;
      for (const event of parser.push(value)) {
        if (event.id !== null) onId(event.id);
        onEvent(event);
      }
      // The server's first event has an id and no data: it tells where this stream starts.
      const id = parser.lastId();
      if (id !== null) onId(id);
    }
  } finally {
    clearTimeout(silence);
  }
}
