import type { Load } from './load.ts';

const plain = { messages: 3_000, sessions: 100, bytes: 4096 };

/** The ways in which mail arrives. A gain for one of them must not be a loss for another. */
export const shapes: Record<string, Omit<Load, 'port' | 'name'>> = {
  plain,
  pipelined: { ...plain, pipelined: true },
  reconnecting: { ...plain, reconnecting: true, messages: 1_500 },
  tls: { ...plain, tls: true },
  internet: { ...plain, tls: true, reconnecting: true, sessions: 50, messages: 1_500 },
  resumed: { ...plain, tls: true, reconnecting: true, resuming: true, sessions: 50, messages: 1_500 },
  large: { ...plain, bytes: 40 * 1024, messages: 1_500 },
  ten: { ...plain, recipients: 10, messages: 600 },
  twenty: { ...plain, recipients: 20, sessions: 20, messages: 400 },
};

export const shapeTexts: Record<string, string> = {
  pipelined: 'ingest, pipelined commands',
  reconnecting: 'ingest, a new connection for every mail',
  tls: 'ingest, encrypted',
  large: 'ingest, 40 KB',
  ten: 'ingest, ten recipients',
};
