import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a field, right below it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-red">
      <CircleAlert aria-hidden size={15} className="mt-[0.2em] shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
