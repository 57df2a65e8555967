import { type FormEvent, useRef, useState } from 'react';
import type { NewKeyAnswer } from '#contract/keys.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { createKey } from './programs-api.ts';
import { texts } from './texts.tsx';
import { useAction } from './use-action.ts';

export function NewKeyForm({ onCreated }: { onCreated: (key: NewKeyAnswer['key']) => void }) {
  const { token } = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, run } = useAction();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!name.trim());
    if (!name.trim()) return focusFirstError(form.current);
    void run(async () => {
      onCreated(await createKey(token, name));
      setName('');
    }).then(() => focusFirstError(form.current));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex w-full items-start gap-2 max-sm:flex-col">
      <TextField
        label={texts.nameOfKey}
        placeholder={texts.exampleOfName}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={missing ? texts.nameIsMissing : error}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        className="min-w-0 flex-1 max-sm:w-full"
      />
      <Button type="submit" busy={busy} className="max-sm:w-full sm:mt-[1.625rem]">
        {texts.createKey}
      </Button>
    </form>
  );
}
