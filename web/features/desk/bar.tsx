import type { ReactNode } from 'react';

/** The one bar above the panes. On phones it is a strip that stays at the top. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-b border-line bg-paper px-4 flow:sticky flow:top-0 flow:z-20 flow:h-15">
      {children}
    </div>
  );
}
