import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { texts as programTexts } from '#web/features/programs/texts.tsx';
import { explain } from '#web/lib/api.ts';
import { domainsQuery, removeDomain } from './domains-api.ts';
import { texts } from './texts.tsx';

/** Removes a domain after a confirmation. */
export function RemoveDomain({ domain: { name, display, state } }: { domain: Domain }) {
  const { token } = useAccount();
  const queries = useQueryClient();
  const { refresh } = useAddresses();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeDomain(token, name),
    onSuccess: () => {
      notify({ kind: 'success', text: texts.removed(display) });
      // Its addresses are closed, too.
      return Promise.all([queries.invalidateQueries({ queryKey: domainsQuery(token).queryKey }), refresh()]);
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      {remove.error && <Alert>{explain(remove.error, programTexts.unknownFailure)}</Alert>}
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
          busy={remove.isPending}
          onConfirm={remove.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
