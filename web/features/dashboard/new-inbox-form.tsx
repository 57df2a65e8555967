import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DomainSelect } from '#web/features/addresses/domain-select.tsx';
import { SlotsNote } from '#web/features/addresses/slots-note.tsx';
import { useConnection } from '#web/lib/connection.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.ts';

/** Generates another inbox, with a random name or one of the visitor's choice. */
export function NewInboxForm({ onGenerated }: { onGenerated?: (() => void) | undefined }) {
  const { emails, used, max, generating, error, unanswered, generate, domain, chooseDomain } = useAddresses();
  const isUp = useConnection().state === 'up';
  const [name, setName] = useState('');
  const full = used >= max;
  const isFirst = emails.length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (full || generating) return;
    if (!(await generate(name.trim()))) return;
    setName('');
    onGenerated?.();
  };

  return (
    <form noValidate onSubmit={submit} className="flex shrink-0 flex-col gap-3 p-3">
      <DomainSelect value={domain} onChange={chooseDomain} />
      <div className="flex flex-wrap gap-2">
        <input
          aria-label={texts.optionalName}
          placeholder={texts.optionalName}
          name="name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          disabled={full}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className={cx(controlClass, 'h-11 min-w-32 flex-[99]')}
        />
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
      <SlotsNote className="px-1 text-xs text-ink-soft" />
      {/* The notice above all says that the server does not answer. */}
      {error && (isUp || !unanswered) && <Alert>{error}</Alert>}
    </form>
  );
}
