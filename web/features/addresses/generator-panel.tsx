import { Card } from '#web/components/card.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { GenerateError } from './generate-error.tsx';
import { GenerateForm } from './generate-form.tsx';
import { SlotCounter } from './slot-counter.tsx';
import { SlotsNote } from './slots-note.tsx';
import { texts } from './texts.tsx';
import { useNextOptions } from './use-next-options.tsx';

/** The hero of home before the first address: one button. */
export function GeneratorPanel() {
  const { selected, nextSlot } = useAddresses();
  const { user } = useAccount();
  const next = useNextOptions();
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex items-center gap-1 text-sm text-ink-soft">
        {user ? texts.yourAddresses : texts.noSignUpNeeded}
        <span className="ms-auto">
          <SlotCounter /> <span aria-hidden>{texts.used}</span>
        </span>
        {next.button('-my-3 -me-3', 'max-md:sr-only')}
      </div>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:justify-between">
        {nextSlot ? (
          <p className="py-1 text-lg tracking-tight text-balance lg:text-2xl">
            {texts.nextAddressOn(formatDate(nextSlot, 'timeOfLongWeek'))}
          </p>
        ) : (
          <p aria-hidden className="gliding py-1 font-mono text-lg tracking-tight text-ink-faint sm:text-3xl">
            <bdi dir="ltr">one.click.away@…</bdi>
          </p>
        )}
        <GenerateForm next={next} className="flex flex-wrap items-center gap-3 md:justify-end" size="lg" />
      </div>
      {next.fields}
      {/* Nothing appears here in the moment before the new address glides away. */}
      {!selected && <SlotsNote className="text-sm text-ink-soft md:text-end" />}
      <GenerateError />
    </Card>
  );
}
