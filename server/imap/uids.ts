/** UIDs have 32 bits, which is about 49 days of milliseconds. */
const SPAN = 2 ** 32 - 1;
/** After this time the count begins again half a span later, so that all living mail has a number. */
const STEP = 2 ** 31;
/** Positions are of the database's clock and the creation is of ours, which may be ahead. */
const AHEAD = 24 * 3_600_000;

export type Uids = {
  validity: number;
  /** The UID of a message at a position, or null if it has none. */
  of: (position: number) => number | null;
};

/**
 * The UIDs of an inbox. Positions are milliseconds (decision 027) and only grow, so a UID is the time from the creation of the
 * inbox to the position of the message. An inbox that is older than 49 days gets a new UIDVALIDITY every 24 days. So does
 * every inbox when a backup was restored: messages may have gone and come back.
 */
export function uidsOf(inbox: { createdAt: Date; seq: number }, restoredAt: number | null): Uids {
  const created = inbox.createdAt.getTime();
  const age = inbox.seq - (created - AHEAD);
  const steps = age < SPAN ? 0 : Math.floor((age - SPAN) / STEP) + 1;
  const base = created - AHEAD + steps * STEP;
  const since = restoredAt !== null && restoredAt >= created ? restoredAt + 1_000 : created;
  return {
    validity: Math.floor(since / 1_000) + steps,
    of(position) {
      const uid = position - base;
      return uid >= 1 && uid <= SPAN ? uid : null;
    },
  };
}
