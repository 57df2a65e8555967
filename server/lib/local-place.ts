const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where a program on this machine reaches a server that listens there, and how that place is written. */
export function localPlace(bindHost: string, port: number) {
  const host = LOOPBACK[bindHost] ?? bindHost;
  return { host, port, place: `${host.includes(':') ? `[${host}]` : host}:${port}` };
}
