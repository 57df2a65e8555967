import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DomainSelect } from '#web/features/addresses/domain-select.tsx';
import { SlotsNote } from '#web/features/addresses/slots-note.tsx';

/** For a button outside the form that submits it. */
export const NEW_INBOX_FORM = 'new-inbox';

/** Generates another inbox, with a random name or one of the visitor's choice. */
export function NewInboxForm() {
  const { emails, used, max, generating, error, generate, domain, chooseDomain } = useAddresses();
  const [name, setName] = useState('');
  const full = used >= max;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (full || generating) return;
    if (await generate(name.trim())) setName('');
  };

  return (
    <form
      id={NEW_INBOX_FORM}
      noValidate
      onSubmit={submit}
      className="flex shrink-0 flex-col gap-3 border-t border-line p-4"
    >
      <div className="flex flex-col gap-3">
        <TextField
          label="Name (optional)"
          name="name"
          className="min-w-0"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          placeholder="Random if left empty"
          disabled={full}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DomainSelect value={domain} onChange={chooseDomain} />
        <Button
          type="submit"
          variant={emails.length > 0 ? 'primary' : 'secondary'}
          disabled={full || generating}
        >
          {generating ? <Spinner /> : <Plus aria-hidden size={18} />}
          Generate Inbox
        </Button>
      </div>
      <SlotsNote className="text-xs text-ink-soft" />
      {error && <Alert>{error}</Alert>}
    </form>
  );
}
