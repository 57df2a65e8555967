import { Button } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { type Consent, storeConsent } from '#web/lib/consent.ts';

export default function ConsentQuestion({ onClose }: { onClose: () => void }) {
  const choose = (consent: Consent) => {
    storeConsent(consent);
    onClose();
  };
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-3 bottom-3 z-40 flex animate-rise flex-col gap-3 rounded-lg border border-line-strong bg-surface p-4 sm:inset-x-auto sm:right-5 sm:bottom-5 sm:max-w-md sm:p-5"
    >
      <p className="text-sm text-ink-soft">
        May we count visits and show third-party ads on free pages? Mayfly works the same either way, and we
        never use your messages for it. <TextLink to="/privacy#cookies">Details</TextLink>
      </p>
      {/* Both buttons look the same, so that neither is favored. */}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => choose('none')}>Reject All</Button>
        <Button onClick={() => choose('all')}>Accept All</Button>
      </div>
    </section>
  );
}
