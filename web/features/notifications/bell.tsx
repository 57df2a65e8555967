import { Bell as BellIcon, BellRing } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { texts } from '#web/features/inbox/live/texts.ts';
import { useNotifying } from './push-state.ts';

const Panel = lazyPart(() => import('./panel.tsx'));

/** Shows whether notifications are on, and opens what there is to know and to choose about them. */
export function Bell() {
  const { scope, emails } = useAddresses();
  const { user } = useAccount();
  const owner = scope?.mode === 'premium' ? (user?.id ?? 'account') : 'guest';
  const whose = useMemo(() => scope && { owner, scope }, [owner, scope]);
  const { push, page } = useNotifying(owner);
  const [open, setOpen] = useState(false);
  const isPushed = push !== null;
  const hasPermission = 'Notification' in window && Notification.permission === 'granted';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor
  useEffect(() => {
    if (!isPushed || !whose) return;
    const addresses = emails.map(({ address }) => address);
    // If it fails, the next visit tries again.
    import('./push.ts').then(({ renew }) => renew(whose, addresses)).catch(() => {});
  }, [isPushed, whose]);

  const on = hasPermission && (isPushed || page);
  return (
    <>
      <IconButton
        label={texts.notifications}
        aria-haspopup="dialog"
        aria-pressed={on}
        onClick={() => Panel.open(() => setOpen(true))}
      >
        {on ? <BellRing aria-hidden size={17} className="text-accent" /> : <BellIcon aria-hidden size={17} />}
      </IconButton>
      {open && whose && <Panel whose={whose} onClose={() => setOpen(false)} />}
    </>
  );
}
