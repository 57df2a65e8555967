import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { ApiError, callApi, explain } from '#web/lib/api.ts';
import { useAddresses } from '../addresses-provider.tsx';
import type { InboxScope } from '../inbox-api.ts';
import { AnotherDomain, useOtherDomain } from './another-domain.tsx';
import { texts } from './texts.ts';

const EXAMPLE = 'shop.example';

type RefusedDialogProps = { title: string; address: string; onClose: () => void };

/** Asks which site refused the address, and offers another domain. */
export default function RefusedDialog({ title, address, onClose }: RefusedDialogProps) {
  const [isSaid, setSaid] = useState(false);
  return (
    <Dialog title={title} description={isSaid ? texts.thanks : texts.whichSite} onClose={onClose}>
      {isSaid ? (
        <Closing address={address} onClose={onClose} />
      ) : (
        <SiteForm address={address} onSaid={() => setSaid(true)} />
      )}
    </Dialog>
  );
}

function SiteForm({ address, onSaid }: { address: string; onSaid: () => void }) {
  const { scope } = useAddresses();
  const [site, setSite] = useState('');
  const field = useRef<HTMLFormElement>(null);
  const report = useMutation({
    mutationFn: ({ base, token }: InboxScope) =>
      callApi(`${base}/emails/${encodeURIComponent(address)}/refused`, {
        method: 'POST',
        token,
        body: { site },
      }),
    onSuccess: onSaid,
    onError: () => field.current?.querySelector('input')?.focus(),
  });
  const { error } = report;
  const isBadSite = error instanceof ApiError && error.status === 400;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!report.isPending && scope) report.mutate(scope);
  };

  return (
    <form ref={field} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={texts.site}
        placeholder={EXAMPLE}
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={site}
        onChange={(event) => setSite(event.target.value)}
        error={isBadSite && texts.notASite(EXAMPLE)}
      />
      {error && !isBadSite && <Alert>{explain(error, texts.notSent)}</Alert>}
      <Button type="submit" variant="primary" busy={report.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}

/** The next address, with another domain than this one. Only where there is one, and a place for the address. */
function Closing({ address, onClose }: { address: string; onClose: () => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const other = useOtherDomain(address);
  if (!other)
    return (
      <Button autoFocus className="w-full" onClick={onClose}>
        {texts.close}
      </Button>
    );
  if (isChoosing) return <AnotherDomain domain={other} onGenerated={onClose} />;
  return (
    <Button autoFocus className="w-full" onClick={() => setChoosing(true)}>
      {texts.tryAnotherDomain}
    </Button>
  );
}
