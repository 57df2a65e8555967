import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

const stream =
  ': heartbeat\n\nid: 7\nevent: message\ndata: {"a":1}\n\ndata: one\ndata:two\r\n\r\nevent: expired\ndata: x\n\n';
const events = [
  { event: 'message', data: '{"a":1}', id: '7' },
  { event: 'message', data: 'one\ntwo', id: '7' },
  { event: 'expired', data: 'x', id: '7' },
];

describe('createSseParser', () => {
  it('reads event names, ids and data of several lines, and skips comments', () => {
    expect(createSseParser().push(stream)).toEqual(events);
  });

  it('reads the same events wherever the stream is split into chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
        const parser = createSseParser();
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const seen = edges.slice(1).flatMap((end, index) => parser.push(stream.slice(edges[index], end)));
        expect(seen).toEqual(events);
      }),
    );
  });

  it('remembers the id of an event without data, and returns no event for it', () => {
    const parser = createSseParser();
    expect(parser.lastId()).toBeNull();
    expect(parser.push('retry: 1000\n\nid: 5\n\n')).toEqual([]);
    expect(parser.lastId()).toBe('5');
  });

  it('does not count an id whose event has not ended yet', () => {
    const parser = createSseParser();
    parser.push('id: 5\n\nid: 6\ndata: half');
    expect(parser.lastId()).toBe('5');
    expect(parser.push('\n\n')).toEqual([{ event: 'message', data: 'half', id: '6' }]);
    expect(parser.lastId()).toBe('6');
  });

  it('waits for the empty line that ends an event', () => {
    const parser = createSseParser();
    expect(parser.push('data: half')).toEqual([]);
    expect(parser.push('\n')).toEqual([]);
    expect(parser.push('\n')).toEqual([{ event: 'message', data: 'half', id: null }]);
  });
});
