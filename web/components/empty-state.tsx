import type { ReactNode } from 'react';

type EmptyStateProps = { icon: ReactNode; title: string; children?: ReactNode; after?: ReactNode };

/** An icon, a title and a hint, shown instead of a list or a message. */
export function EmptyState({ icon, title, children, after }: EmptyStateProps) {
  return (
    <div className="flex h-full min-h-56 flex-col items-center justify-center gap-2 px-6 py-8 text-center">
      <span className="text-ink-faint">{icon}</span>
      <p className="max-w-full font-medium text-balance wrap-anywhere">{title}</p>
      {children && <p className="max-w-xs text-sm text-balance text-ink-soft">{children}</p>}
      {after && <div className="mt-3 flex w-full justify-center">{after}</div>}
    </div>
  );
}
