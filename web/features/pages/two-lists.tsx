import { Check, X } from 'lucide-react';

export type TwoListsProps = { good: string[]; bad: string[]; goodTitle?: string; badTitle?: string };

/** Uses that fit and uses that do not, side by side. */
export function TwoLists({
  good,
  bad,
  goodTitle = 'Good for',
  badTitle = 'Do not use it for',
}: TwoListsProps) {
  const lists = [
    { title: goodTitle, entries: good, Icon: Check, tone: 'text-accent' },
    { title: badTitle, entries: bad, Icon: X, tone: 'text-ink-faint' },
  ];
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-16">
      {lists.map(({ title, entries, Icon, tone }) => (
        <div key={title}>
          <h3 className="border-b border-line-strong pb-3 font-semibold">{title}</h3>
          <ul>
            {entries.map((entry) => (
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
