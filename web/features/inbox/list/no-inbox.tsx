import { Inbox } from 'lucide-react';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { texts } from '../texts.ts';

/** The inbox panel of home before the first address. */
export function NoInbox() {
  const { nextSlot } = useAddresses();
  return (
    <Card className="overflow-clip">
      <div className="border-b border-line px-4 py-2 sm:px-6">
        <h2 className="text-sm font-semibold">{texts.inbox}</h2>
        <p className="font-mono text-xs text-ink-soft rtl:font-sans">{texts.noAddressSelected}</p>
      </div>
      <EmptyState icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title={texts.noActiveEmail}>
        {nextSlot ? texts.messagesAppearAfterWait : texts.generateAddressAbove}
      </EmptyState>
    </Card>
  );
}
