import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressText } from '#web/components/address-text.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { DeleteFailure } from './delete-failure.tsx';
import type { TempEmail } from './temp-email.ts';
import { texts } from './texts.tsx';
import { useRemoval } from './use-removal.ts';

export default function DeleteAddress(props: { email: TempEmail; onClose: () => void }) {
  const { onClose } = props;
  // The same until the end: the next address is selected before this dialog closes.
  const [email] = useState(props.email);
  const { usedUntil } = useAddresses();
  const { remove } = useRemoval();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => remove(email),
    onSuccess: () => {
      // The counter does not fall, so say why.
      const { address } = email;
      const text = usedUntil
        ? texts.deletedPlaceUsed({ address, day: formatDate(usedUntil, 'timeOfLongWeek') })
        : texts.deleted(address);
      notify({ kind: 'success', text });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteQuestion}
      text={
        <>
          <AddressText
            address={email.address}
            className="mb-2 block font-mono text-sm font-medium text-ink"
          />
          {email.mode === 'guest' ? texts.cannotBeUndoneGuest : texts.cannotBeUndone}
          <DeleteFailure error={error} />
        </>
      }
      confirmLabel={texts.delete}
      busy={isPending}
      onClose={onClose}
      onConfirm={mutate}
    />
  );
}
