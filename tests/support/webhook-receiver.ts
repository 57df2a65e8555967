import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { hangUp, listen } from './listen.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies are checked by the tests
export type Received = { id: string; headers: IncomingHttpHeaders; body: string; json: any; path: string };

/**
 * A server on this machine that records what it gets. `answer` writes the response; if it does not end it, the
 * receiver stays silent.
 */
export async function startReceiver() {
  const received: Received[] = [];
  const ok = (response: ServerResponse) => response.writeHead(204).end();
  const receiver = { answer: ok as (response: ServerResponse, request: Received) => unknown };
  let wake: Array<() => void> = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const isJson = request.headers['content-type'] === 'application/json';
    const one: Received = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body,
      json: isJson ? JSON.parse(body) : null,
      path: request.url ?? '',
    };
    received.push(one);
    receiver.answer(response, one);
    for (const resolve of wake.splice(0)) resolve();
  });
  const port = await listen(server);
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    received,
    ok,
    /** Waits for `count` requests and returns all there are. */
    async take(count: number, ms = 60_000): Promise<Received[]> {
      const deadline = Date.now() + ms;
      while (received.length < count) {
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise<'late'>((resolve) => {
          timer = setTimeout(resolve, Math.max(0, deadline - Date.now()), 'late');
        });
        const outcome = await Promise.race([late, new Promise<void>((resolve) => wake.push(resolve))]);
        clearTimeout(timer);
        if (outcome === 'late')
          throw new Error(`${received.length} of ${count} requests came: ${subjectsOf(received)}`);
      }
      wake = [];
      return received;
    },
    subjects: () => subjectsOf(received),
    close: () => hangUp(server),
  });
}

const subjectsOf = (received: Received[]) =>
  received.map(({ json }) => json?.data.message?.subject ?? json?.type);

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
