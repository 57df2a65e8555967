import { Check, X } from 'lucide-react';
import type { PageList } from './read-page.ts';

const marks = [
  { Icon: Check, tone: 'text-accent' },
  { Icon: X, tone: 'text-ink-faint' },
];

/** Uses that fit and uses that do not, side by side. */
export function TwoLists({ lists }: { lists: PageList[] }) {
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-16">
      {marks.map(({ Icon, tone }, index) => (
        <div key={tone}>
          <h3 className="border-b border-line-strong pb-3 font-semibold">{lists[index]?.title}</h3>
          <ul>
            {lists[index]?.entries.map((entry) => (
              <li key={entry} className="flex gap-3 border-b border-line py-3 text-ink-soft">
                <Icon aria-hidden size={18} className={`mt-1 shrink-0 ${tone}`} />
                {entry}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
