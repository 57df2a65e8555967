import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAction } from '#web/features/programs/use-action.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { addDomain } from './domains-api.ts';
import { texts } from './texts.tsx';
import { usePutDomain } from './use-domains.ts';

export function NewDomainForm({ onAdded }: { onAdded: (name: string) => void }) {
  const { token } = useAccount();
  const put = usePutDomain();
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
      const added = await addDomain(token, name.trim());
      onAdded(added.name);
      setName('');
      await put(added);
    }).then(() => focusFirstError(form.current));
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
        error={missing ? texts.domainIsMissing : error}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        className="min-w-0 flex-1 max-sm:w-full"
      />
      <Button type="submit" busy={busy} className="max-sm:w-full sm:mt-[1.625rem]">
        {texts.addDomain}
      </Button>
    </form>
  );
}
