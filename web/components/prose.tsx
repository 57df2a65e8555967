import type { ReactNode } from 'react';

/** Formats longer text, such as the terms or an article. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
