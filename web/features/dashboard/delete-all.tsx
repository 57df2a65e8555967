import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DeleteFailure } from '#web/features/addresses/delete-failure.tsx';
import { useRemoval } from '#web/features/addresses/use-removal.ts';
import { texts } from './texts.tsx';

export default function DeleteAll({ onClose }: { onClose: () => void }) {
  const { used } = useAddresses();
  const { removeAll } = useRemoval();
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeAll,
    onSuccess: () => {
      notify({ kind: 'success', text: texts.allDeleted });
      onClose();
    },
  });
  // The number in the question stays the same while the list is being emptied.
  const [count] = useState(used);
  return (
    <ConfirmDialog
      title={texts.deleteAll}
      text={
        <>
          {texts.reallyDeleteAll(count)}
          <DeleteFailure error={error} />
        </>
      }
      confirmLabel={texts.deleteAll}
      busy={isPending}
      onClose={onClose}
      onConfirm={mutate}
    />
  );
}
