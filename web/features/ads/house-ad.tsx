import { Link } from 'react-router';
import { ComingSoon } from '#web/components/coming-soon.tsx';
import { Mark } from '#web/components/mark.tsx';
import { limits } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';

const old = (words: string) => <s className="text-ink-faint max-sm:hidden">{words}</s>;

/** Our own ad for premium, shown when no ad provider is configured or allowed. */
export function HouseAd() {
  return (
    <Link to="/pricing" className="group flex h-full items-center gap-4 px-4 sm:px-6">
      <span className="hidden sm:block">
        <Mark size={30} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-ink-faint">{texts.ad}</span>
        <span className="block text-sm font-medium sm:text-base">
          {texts.offer((words) => (
            <span className="whitespace-nowrap">{words}</span>
          ))}{' '}
          <ComingSoon id="ad" className="align-middle" />
        </span>
        <span className="block text-sm text-ink-soft max-sm:line-clamp-2 sm:truncate">
          {texts.premiumPrice({ now: limits.price, before: limits.priceBefore, old })}
        </span>
      </span>
      <span className="shrink-0 text-sm font-medium text-accent underline-offset-4 group-hover:underline">
        {texts.seePremium}
      </span>
    </Link>
  );
}
