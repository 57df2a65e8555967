/** The highest value of an event loop gauge over all threads since the last call, in milliseconds. */
async function worst(http: string, gauge: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${gauge}\\{[^}]*\\} (\\S+)`, 'gm'))].map(([, value]) =>
    Number(value),
  );
  return Math.max(...values) * 1000;
}

/** The longest block of any thread of the server since the last call, in milliseconds. */
export const longestBlock = (http: string) => worst(http, 'mayfly_event_loop_max_seconds');
/** The 99th percentile of the event loop delay since the last call, in milliseconds. */
export const eventLoopP99 = (http: string) => worst(http, 'mayfly_event_loop_p99_seconds');
