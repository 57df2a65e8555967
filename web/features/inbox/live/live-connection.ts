import { timings } from '#contract/timings.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import { createSseParser, type SseEvent } from '#web/lib/sse-parser.ts';

export type LiveState = 'connecting' | 'live' | 'polling' | 'offline';

type Options = {
  url: string;
  token: string;
  onEvent: (event: SseEvent) => void;
  onState: (state: LiveState) => void;
  /** The stream stands again: what was missed may be fetched. */
  onOpen: () => void;
};

/** Longer without a heartbeat than this, and the line is dead though nobody said so. */
const SILENCE = timings.eventHeartbeat * 2 + 5_000;

/**
 * An event stream over fetch, since EventSource cannot send a bearer token. Reconnects by itself, resumes
 * after the last event seen, and at once when the network or the reader comes back. Returns how to end it.
 */
export function openLiveConnection({ url, token, onEvent, onState, onOpen }: Options): () => void {
  let controller: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let lastId: string | null = null;
  let attempt = 0;
  let closed = false;

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .getReader();
    const parser = createSseParser();
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(() => controller?.abort(), SILENCE);
      const { done, value } = await reader.read();
      if (done) return;
      for (const event of parser.push(value)) {
        lastId = event.id ?? lastId;
        onEvent(event);
      }
    }
  }

  async function connect(): Promise<void> {
    clearTimeout(retry);
    const own = new AbortController();
    controller = own;
    try {
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
      };
      if (lastId !== null) headers['last-event-id'] = lastId;
      const response = await fetch(url, { headers, cache: 'no-store', signal: own.signal });
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
      attempt = 0;
      onState('live');
      onOpen();
      await read(response.body);
    } catch {
      // Every end of the stream leads to the same place.
    }
    clearTimeout(silence);
    if (closed || controller !== own) return;
    onState(navigator.onLine ? 'polling' : 'offline');
    retry = setTimeout(connect, backoffDelay(attempt++, Math.random));
    controller = null;
  }

  /** The network or the reader is back: no reason to sit out the delay. */
  function hurry(): void {
    if (closed || controller || document.hidden) return;
    attempt = 0;
    connect();
  }

  /** A dead line says nothing by itself for a long time. */
  function drop(): void {
    controller?.abort();
    if (!controller) onState('offline');
  }

  window.addEventListener('online', hurry);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', hurry);
  onState('connecting');
  connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    clearTimeout(silence);
    window.removeEventListener('online', hurry);
    window.removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', hurry);
    controller?.abort();
  };
}
