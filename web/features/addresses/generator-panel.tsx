import { EllipsisVertical, QrCode, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Card } from '#web/components/card.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Menu } from '#web/components/menu.tsx';
import { formatRemaining } from '#web/lib/time.ts';
import { AddressLine } from './address-line.tsx';
import { AddressSelect } from './address-select.tsx';
import { useAddresses } from './addresses-provider.tsx';
import { GenerateForm } from './generate-form.tsx';
import { RecentAddresses } from './recent-addresses.tsx';
import { TimeRing } from './time-ring.tsx';

const DeleteAddress = lazyPart(() => import('./delete-address.tsx'));
const QrDialog = lazyPart(() => import('./qr-dialog.tsx'));

/** The top of the home page: the selected address, its remaining time, and the button for a new one. */
export function GeneratorPanel() {
  const { emails, selected, expired } = useAddresses();
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-5 md:gap-y-4">
      <AddressStatus />
      <div className="md:order-1 md:col-span-2">
        {selected ? (
          <AddressLine address={selected.address} expired={expired} />
        ) : (
          <p aria-hidden className="py-1 font-mono text-lg tracking-tight text-ink-faint sm:text-3xl">
            one.click.away@…
          </p>
        )}
      </div>
      {emails.length > 1 && <AddressSelect className="md:order-1 md:col-span-2 lg:hidden" />}
      <GenerateForm className="flex flex-wrap gap-3 md:order-3 md:justify-end" />
      <GenerateError className="md:order-4 md:col-span-2" />
      <RecentAddresses />
    </Card>
  );
}

/** The row above the address: time left, number of addresses, options. */
function AddressStatus() {
  const { emails, selected, expired, max, now } = useAddresses();
  return (
    <div className="flex h-11 items-center justify-between gap-3 md:order-2 md:justify-start md:gap-4">
      {selected ? (
        <TimeRing email={selected} now={now} />
      ) : (
        <span className="text-sm text-ink-soft">No sign-up, nothing to fill in</span>
      )}
      <span className="flex items-center gap-1 md:border-l md:border-line md:pl-4">
        <span className="font-mono text-sm text-ink-soft tabular-nums" title="Addresses in use">
          {emails.length - Number(expired)}/{max}
        </span>
        {selected && <AddressMenu />}
      </span>
      {emails.length > 1 && <AddressSelect className="max-lg:hidden" />}
    </div>
  );
}

function AddressMenu() {
  const { selected, expired } = useAddresses();
  const [overlay, setOverlay] = useState<'delete' | 'qr' | null>(null);
  const close = () => setOverlay(null);
  return (
    <>
      <Menu
        label="Address options"
        align="end"
        className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        trigger={<EllipsisVertical aria-hidden size={18} />}
        items={[
          {
            label: 'Open on your phone',
            icon: QrCode,
            onSelect: () => QrDialog.open(() => setOverlay('qr')),
          },
          {
            label: expired ? 'Expired - Cannot Delete' : 'Delete Email',
            icon: Trash2,
            disabled: expired,
            onSelect: () => DeleteAddress.open(() => setOverlay('delete')),
          },
        ]}
      />
      {overlay === 'delete' && selected && <DeleteAddress email={selected} onClose={close} />}
      {overlay === 'qr' && selected && <QrDialog address={selected.address} onClose={close} />}
    </>
  );
}

function GenerateError({ className }: { className: string }) {
  const { emails, failed, error, cooldown, openLimit, now } = useAddresses();
  if (error) {
    return (
      <Alert className={className}>
        {error}{' '}
        {cooldown && (
          <button
            type="button"
            className="underline underline-offset-4"
            onClick={() => openLimit({ until: cooldown })}
          >
            Next address in {formatRemaining(cooldown, now())}
          </button>
        )}
      </Alert>
    );
  }
  return failed && emails.length === 0 && <Alert className={className}>Failed to load emails</Alert>;
}
