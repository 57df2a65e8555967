import type { LiveEventName } from '#contract/events.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look at what is there
export type SseEvent = { id: string; name: LiveEventName | null; data: any };

/** Reads an event stream as a browser would, and keeps the last id for the next one. */
export async function openEvents(
  http: string,
  {
    token,
    address,
    lastEventId,
    prefix = '/api/guest',
  }: { token: string; address?: string; lastEventId?: string; prefix?: '/api' | '/api/guest' },
) {
  const control = new AbortController();
  const query = address ? `?address=${encodeURIComponent(address)}` : '';
  const response = await fetch(`${http}${prefix}/events${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: control.signal,
  });
  const events: SseEvent[] = [];
  const comments: string[] = [];
  /** Of everything that carried one, the hello too. */
  const ids: string[] = [];
  let last = lastEventId ?? '';
  let ended = false;
  let changed: Array<() => void> = [];
  const tell = () => {
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
        tell();
      }
    } catch {
      // Cut off: by us or by the server.
    }
    ended = true;
    tell();
  })();

  function take(block: string) {
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
    if (event.name) events.push(event);
  }

  /** Waits until `ready` holds; false when the time is up. */
  async function until(ready: () => boolean, ms = 5_000): Promise<boolean> {
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

  // The position comes first: from here on nothing is missed.
  if (response.status === 200) await until(() => last !== '' || ended);

  return {
    response,
    ids,
    events,
    comments,
    until,
    get lastEventId() {
      return last;
    },
    get ended() {
      return ended;
    },
    /** The first `count` events, once they are there. */
    async take(count: number, ms?: number): Promise<SseEvent[]> {
      if (!(await until(() => events.length >= count, ms)))
        throw new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`);
      return events.slice(0, count);
    },
    async close() {
      control.abort();
      await reading;
    },
  };
}
