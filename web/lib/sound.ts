import { local, readText, writeText } from './storage.ts';

const KEY = 'mail_sound';

export const wantsSound = () => readText(local, KEY) === 'on';

/** Switching it on plays it once, so that the visitor knows it. */
export function setSound(on: boolean): void {
  writeText(local, KEY, on ? 'on' : null);
  playIfWanted();
}

/** Plays the sound for new messages if the visitor wants it. */
export function playIfWanted(): void {
  if (wantsSound()) import('./chime.ts').then(({ chimeOnce }) => chimeOnce()).catch(() => {});
}
