import type { ReactNode } from 'react';

/** The room of the search field above the list. It stays in view where the list scrolls by itself. */
export const SearchBar = ({ children }: { children?: ReactNode }) => (
  <search className="relative z-10 flex h-15 shrink-0 items-center border-b border-line bg-paper px-3 app:sticky app:top-0 app:h-13">
    {children}
  </search>
);
