import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when an element that has it is drawn anew in another place, with the same id. `layout` changes when that
 * happens. The handlers belong to an element around both places.
 */
export function useKeptFocus(layout: unknown) {
  const focused = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the layout changes
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [layout]);
  return {
    onFocus: ({ target }: React.FocusEvent) => {
      focused.current = target.id;
    },
    // React reports no blur for an element that it removes.
    onBlur: () => {
      focused.current = '';
    },
  };
}
