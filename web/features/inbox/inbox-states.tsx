import { Inbox, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/components/skeleton.tsx';

function State({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="flex h-full min-h-56 flex-col items-center justify-center gap-2 px-6 py-10 text-center">
      <span className="text-ink-faint">{icon}</span>
      <p className="font-medium">{title}</p>
      {children && <p className="max-w-xs text-sm text-ink-soft">{children}</p>}
    </div>
  );
}

export function NoActiveEmail() {
  return (
    <State icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title="No Active Email">
      Generate an address above, and its mail appears here by itself.
    </State>
  );
}

export function EmptyInbox({ expired }: { expired: boolean }) {
  if (expired) {
    return (
      <State icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title="This address has expired">
        Its messages are deleted. Refresh, or generate a new one.
      </State>
    );
  }
  return (
    <State icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title="No messages yet">
      Mail usually arrives within seconds of being sent. Nothing to press.
    </State>
  );
}

export function NothingOpen() {
  return (
    <State icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title="Nothing open">
      Choose a message to read it here.
    </State>
  );
}

export function InboxSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
