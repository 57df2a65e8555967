import { session, writeText } from './storage.ts';

const KEY = 'has_address';

/** Whether this is a new tab of a guest with an address: one who has it in another tab, or closed that tab. */
const inNewTab = `!sessionStorage.getItem('auth_token')&&localStorage.getItem('guest_session_copy')&&JSON.parse(localStorage.getItem('guest_email_cache')).emails.some(function(e){return e.expiresAt>Date.now()})`;

export type DeskLook = 'list' | 'waiting';

/** Runs inline in the head: the first paint already has the layout for visitors who have an address. */
export const earlyDeskScript = `try{var d=location.pathname==='/'&&(sessionStorage.getItem('${KEY}')||${inNewTab});if(d)document.documentElement.dataset.desk=d==='waiting'?d:'list'}catch(e){}`;

/** Remembers for the next load whether home shows the desk, and how. Null if there is none. */
export function rememberDesk(look: DeskLook | null): void {
  writeText(session, KEY, look);
  if (!look) delete document.documentElement.dataset.desk;
}
