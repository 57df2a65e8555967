import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when an element that has it is drawn anew in another place, with the same id. If it is gone for good, the
 * element with the id `fallback` gets the focus. `layout` changes when that happens. The handlers belong to an element
 * around both places.
 */
export function useKeptFocus(layout: unknown, fallback: string) {
  const focused = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the layout changes
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      [focused.current, fallback]
        .map((id) => document.getElementById(id))
        .find(Boolean)
        ?.focus({ preventScroll: true });
  }, [layout]);
  return {
    onFocus: ({ target, currentTarget }: React.FocusEvent) => {
      // An open menu is elsewhere in the document. Its button counts.
      if (currentTarget.contains(target)) focused.current = target.id || fallback;
    },
    // React reports no blur for an element that it removes.
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      if (!relatedTarget) focused.current = '';
    },
  };
}
