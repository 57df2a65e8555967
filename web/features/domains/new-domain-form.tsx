import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { texts as programTexts } from '#web/features/programs/texts.tsx';
import { explain } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { addDomain } from './domains-api.ts';
import { texts } from './texts.tsx';
import { usePutDomain } from './use-look.ts';

export function NewDomainForm({ onAdded }: { onAdded: (name: string) => void }) {
  const { token } = useAccount();
  const put = usePutDomain();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: () => addDomain(token, name.trim()),
    onSuccess: (added) => {
      onAdded(added.name);
      setName('');
      return put(added);
    },
    onSettled: () => focusFirstError(form.current),
  });
  const failure = add.error && explain(add.error, programTexts.unknownFailure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) add.mutate();
    else focusFirstError(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex w-full items-start gap-2 max-sm:flex-col">
      <TextField
        label={texts.domain}
        placeholder="example.com"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        value={name}
        error={missing ? texts.domainIsMissing : failure}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        className="min-w-0 flex-1 max-sm:w-full"
      />
      <Button type="submit" busy={add.isPending} className="max-sm:w-full sm:mt-[1.625rem]">
        {texts.addDomain}
      </Button>
    </form>
  );
}
