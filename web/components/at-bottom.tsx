import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const PLACE = 'at-bottom';

/** What lies over the end of the page is stacked here, so that nothing covers the buttons of something else. */
export function Bottom({ children }: { children: ReactNode }) {
  return (
    <div
      id={PLACE}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-40 flex max-h-[calc(100dvh-1.5rem)] flex-col items-center gap-2 overflow-y-auto overscroll-contain *:pointer-events-auto *:shrink-0 sm:inset-x-5 sm:bottom-5 sm:items-end"
    >
      {children}
    </div>
  );
}

/** For what appears there while the page is open. */
export const AtBottom = ({ children }: { children: ReactNode }) =>
  createPortal(children, document.getElementById(PLACE) ?? document.body);
