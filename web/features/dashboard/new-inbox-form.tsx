import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DomainSelect } from '#web/features/addresses/domain-select.tsx';
import { useConfig } from '#web/lib/use-config.ts';

/** Generates another inbox, with a random name or one of the visitor's choice. */
export function NewInboxForm() {
  const { emails, expired, max, generating, error, generate } = useAddresses();
  const domains = useConfig()?.domains ?? [];
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  const full = emails.length - Number(expired) >= max;
  const onlyDomain = domains.length === 1 ? `@${domains[0]}` : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (full || generating) return;
    const request = { ...(name.trim() && { name: name.trim() }), ...(domain && { domain }) };
    if (await generate(request)) setName('');
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-3 border-t border-line bg-sunken p-4 sm:p-5"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <TextField
          label="Name (optional)"
          name="name"
          className="min-w-0 sm:max-w-72 sm:flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          placeholder="Random if left empty"
          disabled={full}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {onlyDomain && (
          <span className="flex h-11 items-center font-mono text-sm text-ink-soft max-sm:hidden">
            {onlyDomain}
          </span>
        )}
        <DomainSelect value={domain} onChange={setDomain} />
        <Button
          type="submit"
          variant={emails.length > 0 ? 'primary' : 'secondary'}
          className="sm:ml-auto"
          disabled={full || generating}
        >
          {generating ? <Spinner /> : <Plus aria-hidden size={18} />}
          Generate Inbox
        </Button>
      </div>
      {full && (
        <p className="text-sm text-ink-soft">
          All {max} inboxes are in use. Delete one, or wait until the oldest expires.
        </p>
      )}
      {error && <Alert>{error}</Alert>}
    </form>
  );
}
