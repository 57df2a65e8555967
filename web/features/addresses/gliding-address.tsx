import { type ReactNode, ViewTransition } from 'react';

/**
 * The place of the selected address on a screen. When the screen changes, the address glides from its old place to its new
 * one: see `useGliding` and base.css. Its child is one element.
 */
export function GlidingAddress({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="address" default="none" share="glide">
      {children}
    </ViewTransition>
  );
}
