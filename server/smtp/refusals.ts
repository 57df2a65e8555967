/** More are counted but not named; each is in the log with LOG_LEVEL=debug. */
const NAMED = 20;

/** How often a reason was given, and the ids of the first connections that read it. */
export type Refused = Record<string, { count: number; ids: string[] }>;

/** Collects refusals by reason until they are taken for the log. */
export function createRefusals() {
  let refused: Refused = {};
  return {
    /** A connection that is refused at once has no id. */
    add(reason: string, id?: string) {
      refused[reason] ??= { count: 0, ids: [] };
      const { ids } = refused[reason];
      refused[reason].count++;
      if (id && ids.length < NAMED && ids.at(-1) !== id) ids.push(id);
    },
    take(): Refused {
      const taken = refused;
      refused = {};
      return taken;
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;

/** The refusals of several threads as one line of the log. */
export function addRefused(all: Refused[]): Refused {
  const sum: Refused = {};
  for (const [reason, { count, ids }] of all.flatMap((one) => Object.entries(one))) {
    const so = sum[reason] ?? { count: 0, ids: [] };
    sum[reason] = { count: so.count + count, ids: [...so.ids, ...ids].slice(0, NAMED) };
  }
  return sum;
}
