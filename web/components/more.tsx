import { useState } from 'react';
import { Button } from './button.tsx';
import { texts } from './texts.tsx';

/** The first items of a list that a stranger wrote, and a button for the others, in case there are thousands. */
export function useFirst<T>(items: T[], count: number) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, items.length - count);
  return {
    first: hidden ? items.slice(0, count) : items,
    more: hidden > 0 && (
      <li className="shrink-0 self-center">
        <Button size="sm" onClick={() => setAll(true)}>
          {texts.showMore(hidden)}
        </Button>
      </li>
    ),
  };
}
