import { Bell, BellRing } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { texts } from '#web/features/inbox/live/texts.ts';
import { useNotifying } from './push-state.ts';

const Panel = lazyPart(() => import('./panel.tsx'));
const BELL = 'bell';

/**
 * The bell shows whether notifications are on, and opens the panel, in which they are explained and chosen. The bell changes its
 * place with the layout, so the panel is beside the desk. An inbox that belongs to somebody else is told of only while its page is open.
 */
export function useBell(isShared = false) {
  const { scope, emails } = useAddresses();
  const { user } = useAccount();
  const owner = scope?.mode === 'premium' ? (user?.id ?? 'account') : 'guest';
  const whose = useMemo(() => (isShared ? null : scope && { owner, scope }), [isShared, owner, scope]);
  const { isPushed, isOn } = useNotifying(whose && owner);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor
  useEffect(() => {
    if (!isPushed || !whose) return;
    const addresses = emails.map(({ address }) => address);
    // If it fails, the next visit tries again.
    import('./push.ts').then(({ renew }) => renew(whose, addresses)).catch(() => {});
  }, [isPushed, whose]);

  // The bell that opened the panel, and would get the focus back, may be gone.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body)
        document.getElementById(BELL)?.focus({ preventScroll: true });
    };
  }, [open]);

  const Icon = isOn ? BellRing : Bell;
  return {
    bell: (
      <IconButton
        id={BELL}
        label={texts.notifications}
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onClick={() => Panel.open(() => setOpen(true))}
      >
        <Icon aria-hidden size={17} className={isOn ? 'text-accent' : undefined} />
      </IconButton>
    ),
    panel: open && (isShared || whose) && <Panel whose={whose} onClose={() => setOpen(false)} />,
  };
}
