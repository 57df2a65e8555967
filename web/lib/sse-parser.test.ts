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
  it('reads names, ids, comments and data of several lines', () => {
    expect(createSseParser().push(stream)).toEqual(events);
  });

  it('reads the same events however the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
        const parser = createSseParser();
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const seen = edges.slice(1).flatMap((end, index) => parser.push(stream.slice(edges[index], end)));
        expect(seen).toEqual(events);
      }),
    );
  });

  it('keeps an event back until its empty line has come', () => {
    const parser = createSseParser();
    expect(parser.push('data: half')).toEqual([]);
    expect(parser.push('\n')).toEqual([]);
    expect(parser.push('\n')).toEqual([{ event: 'message', data: 'half', id: null }]);
  });
});
