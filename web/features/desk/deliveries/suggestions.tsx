import { Check, Copy, Globe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DeliveryAttempt } from '#contract/deliveries.ts';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useOtherDomain } from '#web/features/addresses/domains/another-domain.tsx';
import { texts as domainTexts } from '#web/features/addresses/domains/texts.ts';
import { texts as deskTexts } from '../texts.tsx';
import { texts } from './texts.ts';

const AnotherDomainDialog = lazyPart(
  () => import('#web/features/addresses/domains/another-domain-dialog.tsx'),
);

type SuggestionsProps = {
  address: string;
  /** The newest attempt. */
  after: DeliveryAttempt | undefined;
  onCopy: () => void;
  copied: boolean;
  onRefused: () => void;
};

/** What somebody who waits in vain can try. */
export function Suggestions({ after, ...props }: SuggestionsProps) {
  const advice = after && adviseAfter(after);
  return (
    <div className="flex min-w-0 flex-col gap-1 border-t border-line pt-3 @2xl:border-s @2xl:border-t-0 @2xl:ps-6 @2xl:pt-0">
      <h4 className="font-medium">{texts.whatToTry}</h4>
      {advice ? <p className="text-ink-soft">{advice}</p> : <Buttons {...props} />}
    </div>
  );
}

/** What fits that attempt. Undefined if nothing is known that would help. */
function adviseAfter({ outcome, code }: DeliveryAttempt): string | undefined {
  const advice: Partial<Record<string, string>> = texts.advice;
  return outcome === 'stored' ? undefined : advice[outcome === 'refused' ? code : outcome];
}

/** Each has a button that does it. */
function Buttons({ address, onCopy, copied, onRefused }: Omit<SuggestionsProps, 'after'>) {
  const other = useOtherDomain(address);
  const [isChoosing, setChoosing] = useState(false);
  const CopyIcon = copied ? Check : Copy;
  return (
    <>
      <ul className="flex flex-col">
        <Suggestion text={texts.pasteAgain}>
          <Button size="sm" onClick={onCopy}>
            <CopyIcon aria-hidden size={16} />
            {texts.copyAddress}
          </Button>
        </Suggestion>
        {other && (
          <Suggestion text={texts.useAnotherDomain}>
            <Button
              size="sm"
              aria-haspopup="dialog"
              onClick={() => AnotherDomainDialog.open(() => setChoosing(true))}
            >
              <Globe aria-hidden size={16} />
              {domainTexts.tryAnotherDomain}
            </Button>
          </Suggestion>
        )}
        <Suggestion text={texts.saySiteRefused}>
          <Button size="sm" aria-haspopup="dialog" onClick={onRefused}>
            {deskTexts.siteRefused}
          </Button>
        </Suggestion>
      </ul>
      {isChoosing && <AnotherDomainDialog address={address} onClose={() => setChoosing(false)} />}
    </>
  );
}

function Suggestion({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
      <span className="flex-1 basis-40 text-ink-soft">{text}</span>
      {children}
    </li>
  );
}
