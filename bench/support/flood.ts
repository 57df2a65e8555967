import { connect } from 'node:net';

/** More than this are never open at a time. */
const MAX_OPEN = 15_000;
const TICK_MS = 5;

const [port, rate, seconds] = process.argv.slice(2).map(Number) as [number, number, number];
const open = new Set<ReturnType<typeof connect>>();
let opened = 0;
let most = 0;

/** Every other client leaves as soon as it is connected. The others say nothing and wait for the end. */
function add() {
  const leaves = opened++ % 2 === 1;
  const socket = connect({ port, host: '127.0.0.1' });
  open.add(socket);
  most = Math.max(most, open.size);
  socket.on('error', () => {});
  socket.on('close', () => open.delete(socket));
  socket.resume();
  if (leaves) socket.on('connect', () => socket.end());
}

const begun = performance.now();
const timer = setInterval(() => {
  const elapsed = (performance.now() - begun) / 1_000;
  while (opened < Math.min(elapsed, seconds) * rate && open.size < MAX_OPEN) add();
  if (elapsed < seconds) return;
  clearInterval(timer);
  for (const socket of open) socket.destroy();
  process.stdout.write(JSON.stringify({ rate: opened / elapsed, most }));
}, TICK_MS);
