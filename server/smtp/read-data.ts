const DOT = 0x2e;
const CR = 0x0d;
const LF = 0x0a;
const LINE_DOT = Buffer.from('\r\n.');

/**
 * Reads bytes that follow DATA. A line begins only after CRLF: a bare LF or CR never ends the mail, and a dot after it
 * is kept, however the bytes are split into chunks. `next` is where the unread bytes begin: after the end marker, or at
 * bytes that may be the start of a marker and wait for the next chunk.
 */
export function readData(data: Buffer, atStart: boolean): { mail: Buffer; next: number; ended: boolean } {
  const out: Buffer[] = [];
  let from = 0;
  let dot = atStart && data[0] === DOT ? 0 : nextDot(data, 0);

  while (dot >= 0) {
    const verdict = judge(data, dot);
    if (verdict === 'unknown') break;
    if (verdict === 'end') {
      out.push(data.subarray(from, dot));
      return { mail: join(out), next: dot + 3, ended: true };
    }
    if (verdict === 'escape') {
      out.push(data.subarray(from, dot));
      from = dot + 1;
    }
    dot = nextDot(data, dot + 1);
  }

  const next = dot >= 0 ? Math.max(from, dot - 2) : Math.max(from, data.length - tail(data));
  out.push(data.subarray(from, next));
  return { mail: join(out), next, ended: false };
}

const join = (pieces: Buffer[]) => (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));

/** The next dot at the start of a line, or -1. The CRLF before it may lie before `from`. */
function nextDot(data: Buffer, from: number) {
  const at = data.indexOf(LINE_DOT, Math.max(0, from - 2));
  return at < 0 ? -1 : at + 2;
}

function judge(data: Buffer, dot: number): 'end' | 'escape' | 'content' | 'unknown' {
  const left = data.length - dot;
  if (left < 2) return 'unknown';
  if (data[dot + 1] === DOT) return 'escape';
  if (data[dot + 1] !== CR) return 'content';
  if (left < 3) return 'unknown';
  return data[dot + 2] === LF ? 'end' : 'content';
}

/** How many bytes at the end of the data could be the start of CRLF and a dot. */
function tail(data: Buffer) {
  if (data[data.length - 1] === CR) return 1;
  if (data[data.length - 1] === LF && data[data.length - 2] === CR) return 2;
  return 0;
}
