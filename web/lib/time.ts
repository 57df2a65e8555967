const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time left: `1h 59m`, `12m` or `Expired`. The last minute stays `1m` until it is over. */
export function formatRemaining(expiresAt: number, now: number): string {
  const left = expiresAt - now;
  if (left <= 0) return 'Expired';
  const minutes = Math.max(1, Math.floor(left / MINUTE));
  return minutes >= 60 ? `${Math.floor(minutes / 60)}h ${minutes % 60}m` : `${minutes}m`;
}

/** A countdown to the second: `47h 59m 58s`. */
export function formatCountdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return `${Math.floor(seconds / 3600)}h ${Math.floor((seconds % 3600) / 60)}m ${seconds % 60}s`;
}

export type Urgency = 'calm' | 'soon' | 'last';

/** When the ring turns amber, then red: the last sixth of a life (at most 10 minutes), then its last fifth. */
export function urgencyOf(expiresAt: number, createdAt: number, now: number): Urgency {
  const left = expiresAt - now;
  const soon = Math.min(10 * MINUTE, Math.max(0, expiresAt - createdAt) / 6);
  if (left > soon) return 'calm';
  return left > soon / 5 ? 'soon' : 'last';
}

/** The share of its life an address has left, between 0 and 1. */
export function shareLeft(expiresAt: number, createdAt: number, now: number): number {
  const life = expiresAt - createdAt;
  return life > 0 ? Math.max(0, Math.min(1, (expiresAt - now) / life)) : 0;
}
