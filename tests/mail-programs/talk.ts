import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { commands } from '#server/imap/commands.ts';
import { Dialogue as Imap } from '#server/imap/dialogue.ts';
import { inTime } from '#server/lib/in-time.ts';
import { createLog } from '#server/log.ts';
import { Dialogue as Pop3 } from '#server/pop3/dialogue.ts';
import { retrievalLimits } from '#server/retrieval/limits.ts';
import { createPace } from '#server/retrieval/pace.ts';
import { Gone, Wire } from '#server/retrieval/wire.ts';

export type Protocol = 'imap' | 'pop3';
export const USER = 'a@mayfly.test';
export const PASSWORD = 'right';
const HANG_MS = 60_000;
const log = createLog('silent');
const createdAt = new Date('2026-01-01T00:00:00Z');
const MAILS = [
  'From: Ann <ann@example.org>\r\nSubject: One\r\n\r\n.\r\n..\r\n',
  'Subject: Two\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nText\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Inner\r\n\r\nHi\r\n--b--\r\n',
  'no headers at all',
].map((text) => Buffer.from(text));

/** A socket that keeps what is written to it. */
class FakeSocket extends EventEmitter {
  readonly remoteAddress = '127.0.0.1';
  destroyed = false;
  written = '';
  write(bytes: string | Buffer) {
    if (this.destroyed) throw new Error('written after the end');
    this.written += Buffer.from(bytes as string).toString('latin1');
    return true;
  }
  end(bytes: string) {
    if (bytes) this.write(bytes);
    this.destroy();
  }
  destroy() {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
  pause() {}
  resume() {}
  setTimeout() {}
}

class PlainWire extends Wire {
  override async startTls(): Promise<void> {
    await this.flush();
    throw new Gone();
  }
}

/** Three mails that can be marked and deleted, without a database. */
function createMail() {
  const all = MAILS.map((bytes, nth) => ({
    bytes,
    id: `id${nth}`,
    seq: createdAt.getTime() + 1000 * (nth + 1),
    receivedAt: createdAt,
    size: bytes.length,
    seen: false,
    isDeleted: false,
    toDelete: false,
  }));
  const change = async (ids: string[], values: object) => {
    for (const one of all) if (ids.includes(one.id)) Object.assign(one, values);
    return ids.length;
  };
  return {
    arrivals: async () => all.map(({ bytes, ...one }) => ({ ...one })),
    async source(_inbox: unknown, id: string) {
      const { bytes } = all.find((one) => one.id === id)!;
      return {
        size: bytes.length,
        head: async () => bytes,
        async *bytes(start: number, end: number) {
          for (let at = start; at < end; at += 7) yield bytes.subarray(at, Math.min(end, at + 7));
        },
      };
    },
    matching: async (_inbox: unknown, terms: unknown[]) => terms.map(() => new Set(['id1'])),
    markManySeen: (_inbox: unknown, ids: string[], seen: boolean) => change(ids, { seen }),
    markManyToDelete: (_inbox: unknown, ids: string[], toDelete: boolean) => change(ids, { toDelete }),
    removeMany: (_inbox: unknown, ids: string[]) => change(ids, { isDeleted: true }),
  };
}

/** Lets a client say all of this, in these pieces, and returns what it hears until the connection ends. Throws if it hangs. */
export async function talk(protocol: Protocol, pieces: Buffer[]): Promise<string> {
  const socket = new FakeSocket();
  const limits = retrievalLimits;
  const wire = new PlainWire(socket as never, {
    clientIp: '127.0.0.1',
    isProxied: false,
    isLocal: true,
    limits,
    secureContext: () => ({}) as never,
  });
  const opened = { owner: { id: 'owner' }, inbox: { ownerId: 'owner', createdAt, seq: createdAt.getTime() } };
  const deps = {
    hostname: 'mail.test',
    limits,
    commands,
    login: async (given: { user: string; password: string }) =>
      given.user === USER && given.password === PASSWORD
        ? { ...opened, current: async () => opened }
        : ('wrong' as const),
    sessions: { open: async () => ({ stop() {} }), close() {} },
    mail: createMail(),
    enterStream: () => ({ signal: new AbortController().signal, leave() {} }),
    restoredAt: async () => null,
    pace: createPace(),
    log,
  };
  const dialogue = protocol === 'imap' ? new Imap(wire, deps as never) : new Pop3(wire, deps as never);
  const done = dialogue.run().then(
    () => wire.end(),
    (error) => {
      if (!(error instanceof Gone)) throw error;
      wire.end();
    },
  );
  for (const piece of pieces) {
    socket.emit('data', piece);
    if (pieces.length > 1) await nextTurn();
  }
  socket.emit('end');
  await inTime(done, HANG_MS);
  return socket.written;
}
