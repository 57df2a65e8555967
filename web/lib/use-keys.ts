import { useEffect, useRef } from 'react';

/** Everything that can be open over the page. */
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

export type KeyMap = Record<string, (() => void) | undefined>;

/** Whether the key is meant for something else: a text field, a browser shortcut, or an open dialog or menu. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return isTyping(event.target) || document.querySelector(OVERLAYS) !== null;
}

/** Whether an element takes text. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && !target.readOnly;
}

/** What this key writes on a Latin keyboard, if it writes other letters on this one. */
const latinKey = ({ key, code, shiftKey }: KeyboardEvent): string =>
  key > '~' ? (code === 'Slash' ? (shiftKey ? '?' : '/') : code.slice('Key'.length).toLowerCase()) : '';

/** Registers single-key shortcuts, by the name of the key. Shortcuts with `first` go before all others. */
export function useKeys(keys: KeyMap, first = false): void {
  const current = useRef(keys);
  current.current = keys;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = current.current[event.key] ?? current.current[latinKey(event)];
      if (!run || isForSomethingElse(event)) return;
      event.preventDefault();
      run();
    };
    // Keys get to the document before the window.
    const target = first ? document : window;
    target.addEventListener('keydown', onKey as EventListener);
    return () => target.removeEventListener('keydown', onKey as EventListener);
  }, [first]);
}
