import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '#tests/support/words.ts';
import { LiveSocket } from './live-socket.ts';

/** A socket whose client decides when it takes a message. */
class FakeSocket extends EventEmitter {
  sent: Array<{ Type: string; Data: unknown }> = [];
  taken: Array<() => void> = [];
  pings = 0;
  bufferedAmount = 0;
  ended: string | null = null;
  send(text: string, done: () => void) {
    this.sent.push(JSON.parse(text));
    this.taken.push(done);
  }
  ping = () => void this.pings++;
  pong = () => {};
  close(code: number) {
    this.ended ??= `closed ${code}`;
  }
  terminate() {
    this.ended ??= 'terminated';
    this.emit('close');
  }
}

let socket: FakeSocket;
let live: LiveSocket;
let total = 1;
beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  live = new LiveSocket(socket as unknown as WebSocket, {
    entryOf: async (id) => (id === 'gone' ? null : ({ ID: id } as never)),
    counts: async () => ({ total, unread: 0 }),
  });
});
afterEach(() => {
  socket.emit('close');
  vi.useRealTimers();
});

const deleted = (id?: string) =>
  live.take({ id: '', name: 'deleted', data: { address: 'a@b', ...(id ? { id } : {}) } } as never);
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('an event waits until the client has taken the one before', async () => {
  let isTaken = false;
  const sending = deleted('1').then(() => {
    isTaken = true;
  });
  await tick(1000);
  expect([socket.sent.length, isTaken]).toEqual([1, false]);
  socket.taken[0]!();
  await sending;
  expect(isTaken).toBe(true);
});

test('a client that takes nothing for 30 seconds is disconnected', async () => {
  void deleted('1').catch(() => {});
  await tick(29_000);
  expect(socket.ended).toBe(null);
  await tick(1_500);
  expect(socket.ended).toBe('terminated');
});

test('a client that answers no ping is disconnected, and one that answers stays', async () => {
  await tick(30_000);
  socket.emit('pong');
  await tick(30_000);
  expect([socket.pings, socket.ended]).toEqual([2, null]);
  await tick(30_000);
  expect(socket.ended).toBe('terminated');
});

test('pings are answered only while the client takes the answers', () => {
  socket.emit('ping', Buffer.alloc(0));
  expect(socket.ended).toBe(null);
  socket.bufferedAmount = 100_000;
  socket.emit('ping', Buffer.alloc(0));
  expect(socket.ended).toBe('terminated');
});

test('many changes make one count, and an empty allMail is named', async () => {
  socket.send = (text, done) => {
    socket.sent.push(JSON.parse(text));
    done();
  };
  total = 0;
  for (const id of ['1', '2', '3']) await deleted(id);
  await live.take({ id: '', name: 'message', data: { address: 'a@b', message: { id: 'gone' } } } as never);
  await deleted();
  await tick(300);
  expect(socket.sent.map(({ Type }) => Type)).toEqual(words('delete delete delete prune truncate stats'));
});
