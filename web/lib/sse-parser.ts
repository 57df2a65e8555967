export type SseEvent = { event: string; data: string; id: string | null };

export type SseParser = {
  /** Takes the next chunk of the stream and returns the events that are complete. */
  push: (text: string) => SseEvent[];
  /** The id to resume from, also when the event that carried it had no data. Null before the first id. */
  lastId: () => string | null;
};

/** Parses the text of an event stream, in chunks of any size. */
export function createSseParser(): SseParser {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id: string | null = null;
  let lastId: string | null = null;

  function endEvent(): SseEvent | null {
    // Only now: an id whose event was cut off must not be resumed from.
    lastId = id;
    const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : null;
    event = '';
    data = [];
    return complete;
  }

  function readLine(line: string): SseEvent | null {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    return null;
  }

  return {
    push(text) {
      rest += text;
      const events: SseEvent[] = [];
      for (;;) {
        const end = rest.search(/[\r\n]/);
        // A CR at the very end may be the first half of CRLF: wait for the next chunk.
        if (end === -1 || (rest[end] === '\r' && end === rest.length - 1)) return events;
        const complete = readLine(rest.slice(0, end));
        if (complete) events.push(complete);
        rest = rest.slice(rest.startsWith('\r\n', end) ? end + 2 : end + 1);
      }
    },
    lastId: () => lastId,
  };
}
