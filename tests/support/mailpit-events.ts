/** A frame of the Mailpit WebSocket. */
// biome-ignore lint/suspicious/noExplicitAny: frames are checked by the tests
export type Frame = { Type: string; Data: any };

/** Opens the live events of a mailbox and keeps every frame. */
export async function openMailpitEvents(http: string, headers: Record<string, string>) {
  // Node's own client takes headers, which the browser's does not.
  const socket = new WebSocket(`${http.replace('http', 'ws')}/mailpit/api/events`, { headers } as never);
  const frames: Frame[] = [];
  let closed: number | null = null;
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code }) => {
    closed = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the socket was refused')));
  });
  return {
    socket,
    frames,
    ofType: (type: string) => frames.filter(({ Type }) => Type === type),
    get closed() {
      return closed;
    },
    /** Forgets all frames, so that a test sees only what comes next. */
    clear: () => void frames.splice(0),
    close: () => socket.close(),
  };
}
