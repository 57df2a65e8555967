import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Mark } from '#web/components/mark.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { LargeAddress } from '#web/features/addresses/address-field.tsx';
import { CopyButton } from '#web/features/addresses/copy-button.tsx';
import { TimeLeft, TimeRing } from '#web/features/addresses/time-ring.tsx';
import { PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import type { DeskAddress } from './address-strip.tsx';
import { texts } from './texts.tsx';

const QrCode = lazyPart(() => import('#web/features/addresses/qr-code.tsx'));

/** An address is new for this long. */
const NEW_MS = 4000;

/** Whether the address was generated a moment ago, and since this page was loaded. */
const isNew = ({ email, now }: Pick<DeskAddress, 'email' | 'now'>) =>
  email != null && now() - email.createdAt < Math.min(NEW_MS, performance.now());

/** Tells screen readers which address was generated a moment ago. Empty once it was told. */
export function useNewAddress({ address, email, now }: Pick<DeskAddress, 'address' | 'email' | 'now'>) {
  const [told, setTold] = useState('');
  // Said a moment later: screen readers don't read out what is there from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is news
  useEffect(() => {
    setTold('');
    if (!isNew({ email, now })) return;
    const timers = [
      setTimeout(() => setTold(texts.yourNewAddress(address)), 100),
      setTimeout(() => setTold(''), NEW_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [address]);
  return told;
}

type WaitingProps = DeskAddress & {
  /** Where the first message will appear. */
  children: ReactNode;
  /** Below the time left. */
  life: ReactNode;
};

/** The desk until the first message arrives: the address, and everything to use it with. */
export function Waiting(props: WaitingProps) {
  const { address, label, email, now, copying, switcher, hasCode, children, life } = props;
  const { isPremium } = useAccount();
  const hasRoom = useMedia(PANES_LAYOUT);
  const [typed] = useState(() => isNew({ email, now }));
  // The button that generated the address is gone, and the focus with it.
  useEffect(() => {
    if (typed && document.activeElement === document.body) document.getElementById('copy-address')?.focus();
  }, [typed]);
  return (
    // Not centered: what appears below must not move the address.
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 pt-[6dvh] app:pt-[clamp(0.75rem,12dvh,9rem)] pb-4 panes:gap-10 panes:px-10">
      <div className="flex items-center gap-14 xl:gap-20">
        <div className="flex min-w-0 flex-1 flex-col items-center gap-4 text-center panes:items-start panes:text-start">
          <span className="flex flex-col items-center gap-2 text-sm text-ink-soft panes:flex-row panes:gap-3">
            <span className="block animate-breathe">
              <Mark size={44} />
            </span>
            <span>{texts.waitingForMail}</span>
          </span>
          <LargeAddress address={address} label={label} ended={false} typed={typed} onCopy={copying.copy} />
          {(email || switcher) && (
            <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
              {email && (
                <TimeRing small email={email} now={now}>
                  <TimeLeft email={email} now={now} sentence={texts.timeLeft} />
                </TimeRing>
              )}
              {switcher?.(true)}
            </div>
          )}
          {life}
          <div className="mt-1 flex w-full flex-col items-center gap-4 panes:flex-row">
            <CopyButton large copied={copying.isFresh} ended={false} onCopy={copying.copy} />
            <p className="max-w-xs text-sm text-balance text-ink-soft">
              {copying.wasCopied ? texts.pasteIt : texts.copyAndUse}
            </p>
          </div>
        </div>
        {hasCode && hasRoom && (
          <figure className="flex w-44 shrink-0 flex-col gap-3 xl:w-52">
            <div className="aspect-square rounded-lg border border-line-strong bg-[#fff] p-2">
              <QrCode quiet address={address} isPremium={isPremium} className="w-full" />
            </div>
            <figcaption className="text-center text-sm text-balance text-ink-soft">
              {isPremium ? texts.scanToCopy : texts.scanToGoOn}
            </figcaption>
          </figure>
        )}
      </div>
      {children}
    </div>
  );
}
