import { EllipsisVertical, Plus, QrCode, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { controlClass } from '#web/components/field.tsx';
import { Menu } from '#web/components/menu.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { cx } from '#web/lib/cx.ts';
import { takeEarlyClick } from '#web/lib/early-click.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { formatRemaining } from '#web/lib/time.ts';
import { AddressLine } from './address-line.tsx';
import { AddressSelect } from './address-select.tsx';
import { useAddresses } from './addresses-provider.tsx';
import { DomainSelect } from './domain-select.tsx';
import { RecentAddresses } from './recent-addresses.tsx';
import { TimeRing } from './time-ring.tsx';

const DeleteAddress = lazyPart(() => import('./delete-address.tsx'));
const QrDialog = lazyPart(() => import('./qr-dialog.tsx'));

type Overlay = 'delete' | 'qr' | null;

export function GeneratorPanel() {
  const { emails, selected, over, max, failed, generating, error, cooldown, generate, openLimit, now } =
    useAddresses();
  const [domain, setDomain] = useState('');
  const [overlay, setOverlay] = useState<Overlay>(null);
  const { isPremium, status } = useAccount();
  const [name, setName] = useState('');

  const press = async () => {
    await generate({ ...(domain && { domain }), ...(name && { name }) });
    setName('');
  };

  // Until it is known who is asking, a press waits; one from before the program came is made good now.
  const known = status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (known && takeEarlyClick() === 'generate') generate();
  }, [known]);

  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-5 md:gap-y-4">
      <div className="flex h-11 items-center justify-between gap-3 md:order-2 md:justify-start md:gap-4">
        {selected ? (
          <TimeRing email={selected} now={now} />
        ) : (
          <span className="text-sm text-ink-soft">No sign-up, nothing to fill in</span>
        )}
        <span className="flex items-center gap-1 md:border-l md:border-line md:pl-4">
          <span className="font-mono text-sm text-ink-soft tabular-nums" title="Addresses in use">
            {emails.length - Number(over)}/{max}
          </span>
          {selected && <AddressMenu over={over} open={setOverlay} />}
        </span>
        {emails.length > 1 && <AddressSelect className="max-lg:hidden" />}
      </div>

      <div className="md:order-1 md:col-span-2">
        {selected ? (
          <AddressLine address={selected.address} over={over} />
        ) : (
          <p aria-hidden className="py-1 font-mono text-lg tracking-tight text-ink-faint sm:text-3xl">
            one.click.away@…
          </p>
        )}
      </div>

      {emails.length > 1 && <AddressSelect className="md:order-1 md:col-span-2 lg:hidden" />}
      <div className="flex flex-wrap gap-3 md:order-3 md:justify-end">
        {isPremium && (
          <input
            aria-label="Name of the next address (optional)"
            placeholder="name (optional)"
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value.trim())}
            className={cx(controlClass, 'h-11 min-w-0 font-mono text-sm md:w-44')}
          />
        )}
        <DomainSelect value={domain} onChange={setDomain} />
        <Button
          variant={selected && !over ? 'secondary' : 'primary'}
          size={selected ? 'md' : 'lg'}
          className="flex-1 max-md:px-3 md:flex-none"
          aria-disabled={generating}
          data-early="generate"
          onClick={known ? press : undefined}
        >
          {generating ? <Spinner /> : <Plus aria-hidden size={18} />}
          Generate Temporary Email
        </Button>
      </div>

      {error && (
        <Alert className="md:order-4 md:col-span-2">
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
      )}
      {failed && !error && emails.length === 0 && (
        <Alert className="md:order-4 md:col-span-2">Failed to load emails</Alert>
      )}
      <RecentAddresses />
      {overlay === 'delete' && selected && (
        <DeleteAddress email={selected} onClose={() => setOverlay(null)} />
      )}
      {overlay === 'qr' && selected && (
        <QrDialog address={selected.address} onClose={() => setOverlay(null)} />
      )}
    </Card>
  );
}

function AddressMenu({ over, open }: { over: boolean; open: (overlay: Overlay) => void }) {
  return (
    <Menu
      label="Address options"
      align="end"
      className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      trigger={<EllipsisVertical aria-hidden size={18} />}
      items={[
        { label: 'Open on your phone', icon: QrCode, onSelect: () => open('qr') },
        {
          label: over ? 'Expired - Cannot Delete' : 'Delete Email',
          icon: Trash2,
          disabled: over,
          onSelect: () => open('delete'),
        },
      ]}
    />
  );
}
