import { unreadable } from './answer.ts';
import type { Caller } from './caller.ts';
import { MayflyError } from './error.ts';
import { pause } from './pause.ts';
import { retryDelay } from './retry.ts';
import type { Message } from './types.ts';

/** What happens in an inbox. */
export type LiveEvent =
  | { type: 'message'; address: string; message: Message }
  | ({ type: 'updated'; address: string; id: string } & Partial<
      Pick<Message, 'seen' | 'sender' | 'code' | 'codeStatus' | 'link'>
    >)
  /** Without `id`, the whole address was deleted. */
  | { type: 'deleted'; address: string; id?: string }
  | { type: 'expired'; address: string; closed?: true }
  /** The address ends at another time than before. */
  | { type: 'extended'; address: string; expires_at: string }
  | { type: 'labelled'; address: string; label: string | null }
  /** A server tried to deliver mail, and it was not stored. */
  | { type: 'attempted'; address: string }
  /** After a lost connection: addresses may have ended, so list them again with `inboxes()`. */
  | { type: 'reload' };

const RECONNECT_MS = 1_000;
/** Failures in a row. With growing pauses they take about eight minutes. */
const MAX_FAILURES = 20;
/** The service sends something every 15 seconds. */
const SILENT_MS = 60_000;
/** No event comes near. */
const MAX_EVENT = 2 ** 20;

/**
 * Live events, until the loop is left or the signal is aborted. A connection that breaks is opened again, and goes on where
 * it ended: nothing is missed and nothing comes twice. Rejects when the service refuses, or can't be reached for long.
 */
export async function* followEvents(
  caller: Caller,
  path: string,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<LiveEvent, void, void> {
  let lastId = '';
  let failures = 0;
  for (;;) {
    let delay: number | null = RECONNECT_MS;
    const connection = new AbortController();
    const stop = () => connection.abort(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    let silence = setTimeout(stop, SILENT_MS);
    try {
      signal?.throwIfAborted();
      const response = await caller.send(path, {
        what: 'follow the inbox',
        signal: connection.signal,
        headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
      });
      for await (const block of blocksOf(response.body!)) {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENT_MS);
        failures = 0;
        const { id, event, data } = parseBlock(block);
        if (id) lastId = id;
        // Positions come with each heartbeat.
        if (event && event !== 'positions') yield { type: event, ...JSON.parse(data) } as LiveEvent;
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      delay = retryDelay(error, ++failures);
      if (delay === null || failures >= MAX_FAILURES)
        throw error instanceof MayflyError ? error : unreadable('follow the inbox', error);
    } finally {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
      connection.abort();
    }
    await pause(delay, signal);
  }
}

/** The parts of a stream between blank lines. */
async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      yield* blocks;
      if (text.length > MAX_EVENT) throw new Error('an event without an end');
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseBlock(block: string) {
  const fields = { id: '', event: '', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value] = /^(id|event|data): (.*)$/.exec(line) ?? [];
    if (name) fields[name as keyof typeof fields] = value!;
  }
  return fields;
}
