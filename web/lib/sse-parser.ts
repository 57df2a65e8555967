export type SseEvent = { event: string; data: string; id: string | null };

export type SseParser = { push: (text: string) => SseEvent[] };

/** Reads the text of an event stream as it comes in, in pieces of any size. */
export function createSseParser(): SseParser {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id: string | null = null;

  function readLine(line: string): SseEvent | null {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : null;
      event = '';
      data = [];
      return complete;
    }
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
        // A lone CR at the end may be the first half of CRLF: wait for what follows.
        if (end === -1 || (rest[end] === '\r' && end === rest.length - 1)) return events;
        const complete = readLine(rest.slice(0, end));
        if (complete) events.push(complete);
        rest = rest.slice(rest.startsWith('\r\n', end) ? end + 2 : end + 1);
      }
    },
  };
}
