declare global {
  interface Window {
    earlyClick?: string | null;
  }
}

/**
 * Runs inline in the head: remembers a click on `data-early` that comes before the program does, so that the
 * first press counts on a slow phone too. A form that is sent before the program is there goes nowhere: the browser
 * would put a password into the address bar.
 */
export const earlyClickScript = `addEventListener('click',function(e){var b=window.earlyClick!==null&&e.target.closest&&e.target.closest('[data-early]');if(b)window.earlyClick=b.dataset.early},true);addEventListener('submit',function(e){e.preventDefault()},true)`;

/** What was pressed before the program was there, once. From then on presses are its own business. */
export function takeEarlyClick(): string | null {
  const pressed = window.earlyClick ?? null;
  window.earlyClick = null;
  return pressed;
}
