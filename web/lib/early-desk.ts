import { session, writeText } from './storage.ts';

const KEY = 'has_address';

/** A guest who has an address in another tab, or had one in a tab that is closed. */
const inNewTab = `!sessionStorage.getItem('auth_token')&&localStorage.getItem('guest_session_copy')&&JSON.parse(localStorage.getItem('guest_email_cache')).emails.some(function(e){return e.expiresAt>Date.now()})`;

/** Runs inline in the head: the first paint already has the layout for visitors who have an address. */
export const earlyDeskScript = `try{if(location.pathname==='/'&&(sessionStorage.getItem('${KEY}')||${inNewTab}))document.documentElement.dataset.desk=''}catch(e){}`;

/** Remembers for the next load whether home shows the desk. */
export function markDesk(hasAddress: boolean): void {
  writeText(session, KEY, hasAddress ? '1' : null);
  if (!hasAddress) delete document.documentElement.dataset.desk;
}
