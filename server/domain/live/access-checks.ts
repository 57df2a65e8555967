const CHECK_MS = 1_000;

type Owner = { validUntil?: Date };
type Reader = {
  owner: Owner;
  /** The owner as of now, or null when the access has ended. */
  currentOwner: () => Promise<Owner | null>;
  end: () => void;
};

/**
 * Ends readers whose session or plan expires, which wakes nobody. Each is asked about once at a time, so questions do not
 * pile up while the database hangs.
 */
export function createAccessChecks({ now }: { now: () => Date }) {
  type Watched = Reader & { isAsked: boolean };
  const open = new Set<Watched>();
  const timer = setInterval(() => {
    const time = now();
    for (const one of open) if (!one.isAsked && one.owner.validUntil! <= time) void ask(one);
  }, CHECK_MS).unref();

  async function ask(one: Watched) {
    one.isAsked = true;
    // Without an answer, the next check asks again.
    const owner = await one.currentOwner().catch(() => one.owner);
    one.isAsked = false;
    if (!open.has(one)) return;
    if (owner) one.owner = owner;
    if (!owner?.validUntil) open.delete(one);
    if (!owner) one.end();
  }

  return {
    /** Watches a reader until the returned function is called. */
    watch(reader: Reader): () => void {
      // Ten thousand readers without an end cost nothing here.
      if (!reader.owner.validUntil) return () => {};
      const watched = { ...reader, isAsked: false };
      open.add(watched);
      return () => void open.delete(watched);
    },

    close: () => clearInterval(timer),
  };
}

export type AccessChecks = ReturnType<typeof createAccessChecks>;
