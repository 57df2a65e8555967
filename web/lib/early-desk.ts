import { session, writeText } from './storage.ts';

const KEY = 'has_address';

/** A guest who has an address in another tab, or had one in a tab that is closed. */
const inNewTab = `!sessionStorage.getItem('auth_token')&&localStorage.getItem('guest_session_copy')&&JSON.parse(localStorage.getItem('guest_email_cache')).emails.some(function(e){return e.expiresAt>Date.now()})`;

export type DeskLook = 'list' | 'waiting';

/** Runs inline in the head: the first paint already has the layout for visitors who have an address. */
export const earlyDeskScript = `try{var d=location.pathname==='/'&&(sessionStorage.getItem('${KEY}')||${inNewTab});if(d)document.documentElement.dataset.desk=d==='waiting'?d:'list'}catch(e){}`;

/** Remembers for the next load whether home shows the desk, and how. Null if there is none. */
export function markDesk(look: DeskLook | null): void {
  writeText(session, KEY, look);
  if (!look) delete document.documentElement.dataset.desk;
}
