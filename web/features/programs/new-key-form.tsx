import { type FormEvent, useState } from 'react';
import type { NewKeyAnswer } from '#contract/keys.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { createKey } from './programs-api.ts';
import { useAction } from './use-action.ts';

export function NewKeyForm({ onCreated }: { onCreated: (key: NewKeyAnswer['key']) => void }) {
  const { token } = useAccount();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, run } = useAction();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (!name.trim() || busy) return;
    void run(async () => {
      onCreated(await createKey(token, name));
      setName('');
    });
  };

  return (
    <form noValidate onSubmit={submit} className="flex w-full items-start gap-2 max-sm:flex-col">
      <TextField
        label="Name of the key"
        placeholder="For example: Bitwarden"
        value={name}
        maxLength={60}
        autoComplete="off"
        error={missing ? 'Please give the key a name' : error}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        className="min-w-0 flex-1 max-sm:w-full"
      />
      <Button type="submit" disabled={busy} className="max-sm:w-full sm:mt-[1.625rem]">
        {busy && <Spinner />}
        Create Key
      </Button>
    </form>
  );
}
