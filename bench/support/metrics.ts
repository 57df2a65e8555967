/** The longest block of the server's event loop since it was last asked, in milliseconds. */
export async function longestBlock(http: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const seconds = /^mayfly_nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1];
  return Number(seconds ?? Number.NaN) * 1000;
}
