import type { NewPush } from '#contract/push.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';

const KEY = 'mail_notifications';

export function canNotify(): boolean {
  return typeof window !== 'undefined' && 'Notification' in window;
}

/** What notifications show that need an open page. Null if they are off. */
export function pageContent(): NewPush['content'] | null {
  if (!canNotify() || Notification.permission !== 'granted') return null;
  const stored = readText(local, KEY);
  return stored === 'on' ? 'full' : stored === 'hidden' ? stored : null;
}

export const setPageContent = (content: NewPush['content'] | null) =>
  writeText(local, KEY, content === 'full' ? 'on' : content);
