import { session, writeText } from './storage.ts';

const KEY = 'has_address';

/** Runs inline in the head: the first paint already has the layout for visitors who have an address. */
export const earlyDeskScript = `try{if(location.pathname==='/'&&sessionStorage.getItem('${KEY}'))document.documentElement.dataset.desk=''}catch(e){}`;

/** Remembers for the next load whether home shows the desk. */
export function markDesk(hasAddress: boolean): void {
  writeText(session, KEY, hasAddress ? '1' : null);
  if (!hasAddress) delete document.documentElement.dataset.desk;
}
