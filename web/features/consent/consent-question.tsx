import { AtBottom } from '#web/components/at-bottom.tsx';
import { Button } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { type Consent, storeConsent } from '#web/lib/consent.ts';
import { texts } from './texts.tsx';

export default function ConsentQuestion({ onClose }: { onClose: () => void }) {
  const choose = (consent: Consent) => {
    storeConsent(consent);
    onClose();
  };
  return (
    <AtBottom>
      <section
        aria-label={texts.cookies}
        className="order-last flex w-full animate-rise flex-col gap-3 rounded-lg border border-line-strong bg-surface p-4 sm:max-w-md sm:p-5"
      >
        <p className="text-sm text-ink-soft">
          {texts.question((words) => (
            <TextLink to="/privacy#cookies">{words}</TextLink>
          ))}
        </p>
        {/* Both buttons look the same, so that neither is favored. */}
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => choose('none')}>{texts.rejectAll}</Button>
          <Button onClick={() => choose('all')}>{texts.acceptAll}</Button>
        </div>
      </section>
    </AtBottom>
  );
}
