import type { LiveEventName, LivePositions } from '#contract/events.ts';

// biome-ignore lint/suspicious/noExplicitAny: events are checked by the tests
export type SseEvent = { id: string; name: LiveEventName | null; data: any };

/** Reads an event stream as a browser does, and keeps the last id to resume from. */
export async function openEvents(
  http: string,
  {
    token,
    address,
    lastEventId,
    prefix = '/api/guest',
    path = `${prefix}/events${address ? `?address=${encodeURIComponent(address)}` : ''}`,
  }: {
    /** Null if the path has it. */
    token: string | null;
    address?: string;
    lastEventId?: string;
    prefix?: '/api' | '/api/guest';
    path?: string;
  },
) {
  const control = new AbortController();
  const response = await fetch(`${http}${path}`, {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: control.signal,
  });
  const events: SseEvent[] = [];
  const all: SseEvent[] = [];
  const comments: string[] = [];
  const positions: LivePositions[] = [];
  /** Every id, including the one of the starting position. */
  const ids: string[] = [];
  let last = lastEventId ?? '';
  let ended = false;
  let changed: Array<() => void> = [];
  const notify = () => {
    for (const resolve of changed.splice(0)) resolve();
  };

  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) {
        text += decoder.decode(chunk, { stream: true });
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          take(text.slice(0, end));
          text = text.slice(end + 2);
        }
        notify();
      }
    } catch {
      // The stream was closed by the test or by the server.
    }
    ended = true;
    notify();
  })();

  function take(block: string) {
    if (block.startsWith('event: positions\n')) return positions.push(JSON.parse(block.split('data: ')[1]!));
    const event: SseEvent = { id: last, name: null, data: null };
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) comments.push(line.slice(1).trim());
      else if (line.startsWith('id: ')) {
        event.id = line.slice(4);
        last = event.id;
        ids.push(last);
      } else if (line.startsWith('event: ')) event.name = line.slice(7) as LiveEventName;
      else if (line.startsWith('data: ')) event.data = JSON.parse(line.slice(6));
    }
    if (event.data) all.push(event);
    if (event.data && !isQuietEnd(event)) events.push(event);
  }

  /** Waits until `ready` returns true; false after a timeout. */
  async function until(ready: () => boolean, ms = 60_000): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (!ready()) {
      const left = deadline - Date.now();
      if (left <= 0) return false;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        new Promise<void>((resolve) => changed.push(resolve)),
        new Promise((resolve) => {
          timer = setTimeout(resolve, left);
        }),
      ]);
      clearTimeout(timer);
      changed = changed.slice(-50);
    }
    return true;
  }

  // The starting position comes first. After it no event is missed.
  if (response.status === 200) await until(() => last !== '' || ended);

  return {
    response,
    ids,
    /** Without those that only say that a search has ended: on a busy machine any message may have one. */
    events,
    all,
    comments,
    /** What came with the heartbeats. */
    positions,
    until,
    get lastEventId() {
      return last;
    },
    get ended() {
      return ended;
    },
    /** Waits for `count` events and returns the first ones. */
    async take(count: number, ms?: number): Promise<SseEvent[]> {
      if (!(await until(() => events.length >= count, ms)))
        throw new Error(`${events.length} of ${count} events arrived: ${JSON.stringify(events)}`);
      return events.slice(0, count);
    },
    async close() {
      control.abort();
      await reading;
    },
  };
}

const isQuietEnd = ({ name, data }: SseEvent) =>
  name === 'updated' && data.codeStatus && !['seen', 'code', 'link', 'sender'].some((field) => field in data);
