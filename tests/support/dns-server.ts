import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A text may be given in pieces. */
type Records = Record<'A' | 'AAAA' | 'MX' | 'CNAME' | 'PTR', string[]> & { TXT: Array<string | string[]> };
export type Zone = Record<string, Partial<Records>>;

const TYPES = { A: 1, CNAME: 5, PTR: 12, MX: 15, TXT: 16, AAAA: 28 } as const;
const NAME_ERROR = 3;
/** A pointer to the name in the question, which always starts at byte 12. */
const SAME_NAME = Buffer.from([0xc0, 12]);

type State = {
  zone: Zone;
  silent: boolean;
  delayMs: number;
  /** Names that get no answer. */
  silentFor: RegExp;
  /** How it lies: it says that it failed, refuses to answer, answers another question, adds 40 KB of records, or sends half an answer. */
  lie: 'failure' | 'refusal' | 'wrong id' | 'huge' | 'half' | null;
  /** Names about which it lies. */
  liesAbout: RegExp;
  questions: number;
};

/** A real DNS server on loopback for one zone, which tests can change. Names are in lower case, and `*` stands for any label. */
export async function startDns(zone: Zone) {
  const state: State = {
    zone,
    silent: false,
    delayMs: 0,
    silentFor: /^$/,
    lie: null,
    liesAbout: /./,
    questions: 0,
  };
  const socket = createSocket('udp4');
  socket.on('message', (query, client) => {
    state.questions++;
    const name = nameIn(query);
    if (state.silent || state.silentFor.test(name)) return;
    const lie = state.liesAbout.test(name) ? state.lie : null;
    const bytes = told(answer(query, state.zone, lie), lie);
    const send = () => socket.send(bytes, client.port, client.address, () => {});
    if (state.delayMs) setTimeout(send, state.delayMs).unref();
    else send();
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    state,
    server: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function told(honest: Buffer, lie: State['lie']): Buffer {
  if (lie === 'wrong id') honest.writeUInt16BE(honest.readUInt16BE(0) ^ 1, 0);
  if (lie === 'failure') honest.writeUInt16BE(0x8582, 2);
  if (lie === 'refusal') honest.writeUInt16BE(0x8585, 2);
  if (lie === 'half') return honest.subarray(0, honest.length / 2);
  return honest;
}

function answer(query: Buffer, zone: Zone, lie: State['lie']): Buffer {
  const name = nameIn(query);
  const at = 12 + name.length + 1;
  const question = query.subarray(12, at + 5);
  const type = query.readUInt16BE(at + 1);
  const records = zone[name] ?? zone[name.replace(/^[^.]+/, '*')];
  const kind = (Object.keys(TYPES) as Array<keyof typeof TYPES>).find((name) => TYPES[name] === type);
  const values = kind ? [...(records?.[kind] ?? [])] : [];
  if (lie === 'huge' && values.length) values.push(...Array(160).fill('x'.repeat(250)));
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (records ? 0 : NAME_ERROR), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(values.length, 6);
  return Buffer.concat([head, question, ...values.map((value) => record(type, data(kind!, value)))]);
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
  return labels.join('.').toLowerCase();
}

function record(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(60, 4);
  head.writeUInt16BE(bytes.length, 8);
  return Buffer.concat([SAME_NAME, head, bytes]);
}

function data(kind: keyof typeof TYPES, value: string | string[]): Buffer {
  if (Array.isArray(value)) return Buffer.concat(value.map(counted));
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  if (kind === 'AAAA') return Buffer.from(ipaddr.IPv6.parse(value).toByteArray());
  if (kind === 'TXT') return Buffer.concat((value.match(/.{1,255}/gs) ?? ['']).map(counted));
  if (kind !== 'MX') return nameBytes(value);
  const [preference = '', exchange = ''] = value.split(' ');
  return Buffer.concat([Buffer.from([0, Number(preference)]), nameBytes(exchange)]);
}

const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
const nameBytes = (name: string) =>
  Buffer.concat([...name.split('.').filter(Boolean).map(counted), Buffer.from([0])]);
