import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { NewKeyAnswer } from '#contract/keys.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { explain } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { createKey } from './programs-api.ts';
import { texts } from './texts.tsx';

export function NewKeyForm({ onCreated }: { onCreated: (key: NewKeyAnswer['key']) => void }) {
  const { token } = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: () => createKey(token, name),
    onSuccess: (made) => {
      onCreated(made);
      setName('');
    },
    onSettled: () => focusFirstError(form.current),
  });
  const failure = create.error && explain(create.error, texts.unknownFailure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) create.mutate();
    else focusFirstError(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex w-full items-start gap-2 max-sm:flex-col">
      <TextField
        label={texts.nameOfKey}
        placeholder={texts.exampleOfName}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={missing ? texts.nameIsMissing : failure}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        className="min-w-0 flex-1 max-sm:w-full"
      />
      <Button type="submit" busy={create.isPending} className="max-sm:w-full sm:mt-[1.625rem]">
        {texts.createKey}
      </Button>
    </form>
  );
}
