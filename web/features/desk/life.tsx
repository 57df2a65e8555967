import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { cx } from '#web/lib/cx.ts';

const LifeLine = lazyPart(() => import('#web/features/addresses/life/life-line.tsx'));

const looks = {
  list: 'shrink-0 items-start border-b border-line px-4 py-1 text-xs',
  waiting:
    '-mt-2 w-full items-center text-center text-sm panes:flex-row panes:flex-wrap panes:justify-start panes:gap-x-4 panes:text-start',
};
/** As high as what it will show. */
const rooms = {
  list: { button: 'min-h-17 flow:min-h-19', both: 'min-h-21 flow:min-h-23', number: 'min-h-10' },
  waiting: {
    button: 'min-h-17 panes:min-h-11',
    both: 'min-h-23 panes:min-h-11',
    number: 'min-h-9',
  },
};

type LifeProps = { email: TempEmail; count: number; place: keyof typeof looks };

/** Only for addresses that can be extended or take a number of messages. It stays after the last extension. */
export function Life({ email, count, place }: LifeProps) {
  const canExtend = email.extendableAt !== undefined;
  const [could, setCould] = useState(canExtend);
  if (canExtend && !could) setCould(true);
  if (!could && !email.maxMessages) return null;
  const room = could ? (email.maxMessages ? 'both' : 'button') : 'number';
  const look = cx('flex flex-col justify-center gap-y-1 text-ink-soft', looks[place], rooms[place][room]);
  return <LifeLine quiet fallback={<div className={look} />} email={email} count={count} className={look} />;
}
