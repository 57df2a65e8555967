import { local, readText, writeText } from './storage.ts';

const KEY = 'mail_sound';

export const wantsSound = () => readText(local, KEY) === 'on';

/** Switching it on plays it once, so that the visitor knows it. */
export function setSound(on: boolean): void {
  writeText(local, KEY, on ? 'on' : null);
  playIfWanted();
}

/** Plays the sound for new messages if the visitor wants it. Of several tabs, only one does. */
export function playIfWanted(): void {
  if (!wantsSound() || typeof AudioContext === 'undefined') return;
  const play = () => import('./chime.ts').then(({ chime }) => chime());
  const { locks } = navigator as { locks?: LockManager };
  if (locks) void locks.request(KEY, { ifAvailable: true }, (lock) => lock && play()).catch(() => {});
  else void play().catch(() => {});
}
