import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DomainSelect } from '#web/features/addresses/domain-select.tsx';
import NameField from '#web/features/addresses/domains/name-field.tsx';
import { SlotsNote } from '#web/features/addresses/slots-note.tsx';
import { useNextOptions } from '#web/features/addresses/use-next-options.tsx';
import { useConnection } from '#web/lib/connection.ts';
import { texts } from './texts.tsx';

/** Generates another inbox, with a random name or one of the visitor's choice. */
export function NewInboxForm({ onGenerated }: { onGenerated?: (() => void) | undefined }) {
  const { emails, used, max, generating, error, unanswered, generate, domain, chooseDomain } = useAddresses();
  const isUp = useConnection().state === 'up';
  const [name, setName] = useState('');
  const next = useNextOptions();
  const full = used >= max;
  const isFirst = emails.length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (full || generating) return;
    if (!(await generate({ ...next.chosen, ...(name && { name }) }))) return;
    setName('');
    next.reset();
    onGenerated?.();
  };

  return (
    <form noValidate onSubmit={submit} className="flex shrink-0 flex-col gap-3 p-3">
      <DomainSelect value={domain} onChange={chooseDomain} />
      <div className="flex flex-wrap gap-2">
        <div className="flex min-w-44 flex-[99] gap-1">
          <NameField
            label={texts.optionalName}
            disabled={full}
            value={name}
            onChange={setName}
            className="min-w-0 flex-1"
          />
          {next.button('')}
        </div>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'secondary'}
          busy={generating}
          disabled={full}
          className="grow"
        >
          {!generating && <Plus aria-hidden size={18} />}
          {isFirst ? texts.generateFirstEmail : texts.generateInbox}
        </Button>
      </div>
      {next.fields && <div className="*:max-w-none!">{next.fields}</div>}
      <SlotsNote className="px-1 text-xs text-ink-soft" />
      {/* The notice above all says that the server does not answer. */}
      {error && (isUp || !unanswered) && <Alert>{error}</Alert>}
    </form>
  );
}
