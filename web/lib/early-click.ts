import { readText, session, writeText } from './storage.ts';

declare global {
  interface Window {
    earlyClick?: string | null;
    earlyForm?: HTMLFormElement | null;
  }
}

const LINK = 'early_link';

/**
 * Runs inline in the head, before the application has loaded. It remembers a click on a `data-early` element, so that
 * the first press counts on a slow connection too, and marks the element, so that it looks pressed. A link leads to a
 * new document without the state that it has in the application, so its click is kept for that document. It also stops
 * forms from being submitted, because the browser would put a password into the address bar, and remembers the form.
 */
export const earlyClickScript = `addEventListener('click',function(e){var b=window.earlyClick!==null&&e.target.closest&&e.target.closest('[data-early]');if(!b)return;if(!b.href){window.earlyClick=b.dataset.early;b.dataset.pressed=''}else if(!e.ctrlKey&&!e.metaKey&&!e.shiftKey)sessionStorage.setItem('${LINK}',b.dataset.early)},true);addEventListener('submit',function(e){e.preventDefault();if(window.earlyForm!==null)window.earlyForm=e.target},true)`;

/** What the shortcut of the installed application for a new address adds to the path of home. */
export const SHORTCUT = '?new';

/** Runs inline, too. The shortcut is like a link that promises an address. A link of another site is not. */
export const earlyShortcutScript = `if(location.search==='${SHORTCUT}'){history.replaceState(null,'',location.pathname);if(matchMedia('(display-mode: standalone)').matches)sessionStorage.setItem('${LINK}','generate')}`;

/** Whether the visitor came by such a link, pressed before the application had loaded. The answer is yes only once. */
export function takeEarlyLink(wanted: string): boolean {
  const link = readText(session, LINK);
  if (link !== null) writeText(session, LINK, null);
  return link === wanted;
}

/** The click that was remembered, if any. Later clicks are not remembered any more. */
export function takeEarlyClick(): string | null {
  const clicked = window.earlyClick ?? null;
  window.earlyClick = null;
  return clicked;
}

/** Submits the form that was submitted too early, if any, once it has what was typed. Later forms are not remembered. */
export function submitEarlyForm(): void {
  const form = window.earlyForm;
  window.earlyForm = null;
  if (form) setTimeout(() => form.isConnected && form.requestSubmit());
}
