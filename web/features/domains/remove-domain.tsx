import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { useAction } from '#web/features/programs/use-action.ts';
import { domainsQuery, removeDomain } from './domains-api.ts';
import { texts } from './texts.tsx';

/** Removes a domain after a confirmation. */
export function RemoveDomain({ domain: { name, display, state } }: { domain: Domain }) {
  const { token } = useAccount();
  const queries = useQueryClient();
  const { refresh } = useAddresses();
  const [asking, setAsking] = useState(false);
  const { busy, error, run } = useAction();
  const remove = async () => {
    await run(async () => {
      await removeDomain(token, name);
      notify({ kind: 'success', text: texts.removed(display) });
      // Its addresses are closed, too.
      await Promise.all([queries.invalidateQueries({ queryKey: domainsQuery(token).queryKey }), refresh()]);
    });
    setAsking(false);
  };
  return (
    <>
      {error && <Alert>{error}</Alert>}
      <Button
        size="sm"
        variant="ghost"
        className="-ms-3 self-start text-red hover:text-red"
        aria-label={texts.removeDomain(display)}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.reallyRemove(display)}
          text={state === 'pending' ? texts.whatRemovingPendingDoes : texts.whatRemovingDoes}
          confirmLabel={texts.remove}
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
