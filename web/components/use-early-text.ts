import { type ChangeEvent, type ChangeEventHandler, useLayoutEffect, useRef } from 'react';

/**
 * On a slow connection people type into the prerendered page before React runs. React keeps that text until it renders
 * the field again and then erases it, because the state of the form is still empty. So the form takes that text over in a
 * layout effect, before anybody can press a button.
 */
export function useEarlyText<T extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  onChange,
}: {
  value?: unknown;
  onChange?: ChangeEventHandler<T>;
}) {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find such text
  useLayoutEffect(() => {
    const field = ref.current;
    if (field?.value && value === '') onChange?.({ target: field, currentTarget: field } as ChangeEvent<T>);
  }, []);
  return ref;
}
