/** How many trackers each opened message has, by address and id. None of them was ever loaded. */
const trackers = new Map<string, Map<string, number>>();

export function noteTrackers(address: string, id: string, count: number): void {
  const ofAddress = trackers.get(address) ?? new Map<string, number>();
  trackers.set(address, ofAddress.set(id, count));
}

/** The trackers in all messages of this address that were opened. */
export function trackersKeptAway(address: string): number {
  return [...(trackers.get(address)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
}
