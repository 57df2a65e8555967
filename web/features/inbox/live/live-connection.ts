import { timings } from '#contract/timings.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import { createSseParser, type SseEvent } from '#web/lib/sse-parser.ts';
import type { LiveState } from './live-state.ts';

type Options = {
  url: string;
  token: string;
  onEvent: (event: SseEvent) => void;
  onState: (state: LiveState) => void;
  /** Called on every connect and reconnect, to fetch whatever was missed. */
  onOpen: () => void;
};

/** Without a heartbeat for this long, the connection is considered dead. */
const SILENCE_MS = timings.eventHeartbeat * 2 + 5_000;

/**
 * An event stream over fetch, because EventSource cannot send a bearer token. It reconnects after every failure and
 * resumes after the last event; it reconnects at once when the network or the tab comes back. Returns a function that
 * closes it.
 */
export function openLiveConnection({ url, token, onEvent, onState, onOpen }: Options): () => void {
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
      const body = await requestStream(url, token, lastId, own.signal);
      attempt = 0;
      onState('live');
      onOpen();
      await readEvents(body, own, onEvent, (id) => {
        lastId = id;
      });
    } catch {
      // However the stream ended, we reconnect below.
    }
    if (closed || controller !== own) return;
    onState(navigator.onLine ? 'polling' : 'offline');
    retry = setTimeout(connect, backoffDelay(attempt++, Math.random));
    controller = null;
  }

  /** Skips the retry delay when the network or the tab comes back. */
  function reconnectNow(): void {
    if (closed || controller || document.hidden) return;
    attempt = 0;
    connect();
  }

  /** Without this, it would take until the silence timeout to notice the dead connection. */
  function onOffline(): void {
    controller?.abort();
    if (!controller) onState('offline');
  }

  window.addEventListener('online', reconnectNow);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', reconnectNow);
  onState('connecting');
  connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    window.removeEventListener('online', reconnectNow);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', reconnectNow);
    controller?.abort();
  };
}

async function requestStream(url: string, token: string, lastId: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  if (lastId !== null) headers['last-event-id'] = lastId;
  const response = await fetch(url, { headers, cache: 'no-store', signal });
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
