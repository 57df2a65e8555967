import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { ApiError, callApi, explain } from '#web/lib/api.ts';
import { useAddresses } from '../addresses-provider.tsx';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLFormElement>(null);
  const isBadSite = failure instanceof ApiError && failure.status === 400;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !scope) return;
    setBusy(true);
    setFailure(null);
    try {
      const { base, token } = scope;
      const path = `${base}/emails/${encodeURIComponent(address)}/refused`;
      await callApi(path, { method: 'POST', token, body: { site } });
      onSaid();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      field.current?.querySelector('input')?.focus();
    }
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
      {failure !== null && !isBadSite && <Alert>{reasonOf(failure)}</Alert>}
      <Button type="submit" variant="primary" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

const reasonOf = (failure: unknown) => explain(failure) ?? texts.notSent;

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
