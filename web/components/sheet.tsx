import type { ReactNode } from 'react';
import { Card } from '#web/components/card.tsx';

/** A section of the Manage page. */
export function Sheet({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-7">
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}
