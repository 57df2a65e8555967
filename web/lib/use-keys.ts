import { useEffect, useRef } from 'react';

/** Whatever stands over the page. */
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

export type KeyMap = Record<string, (() => void) | undefined>;

/** Whether a key belongs to something else: a field being typed in, a modifier, an open dialog or menu. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement | null;
  if (target?.isContentEditable) return true;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    if (!target.readOnly) return true;
  }
  return document.querySelector(OVERLAYS) !== null;
}

/** Single-key shortcuts of a screen, by the name of the key. */
export function useKeys(keys: KeyMap): void {
  const current = useRef(keys);
  current.current = keys;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = current.current[event.key];
      if (!run || isTaken(event)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
