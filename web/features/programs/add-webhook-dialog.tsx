import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { NewWebhookAnswer, WebhookFor, WebhookFormat } from '#contract/webhooks.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { explain } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { addWebhook } from './programs-api.ts';
import { texts } from './texts.tsx';

/** The URL that each service gives out, as an example. */
const examples: Record<WebhookFormat, string> = {
  standard: 'https://hooks.example.com/mail',
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  telegram: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
  ntfy: 'https://ntfy.sh/your-topic',
};

/** The choices of a list, from their labels by value. */
const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type AddWebhookDialogProps = {
  onAdded: (webhook: NewWebhookAnswer['webhook']) => void;
  onClose: () => void;
};

export function AddWebhookDialog({ onAdded, onClose }: AddWebhookDialogProps) {
  const { token } = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState('');
  const [wanted, setWanted] = useState<WebhookFor>('message');
  const [format, setFormat] = useState<WebhookFormat>('standard');
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: () => addWebhook(token, { url, for: wanted, format }),
    onSuccess: onAdded,
    onSettled: () => focusFirstError(form.current),
  });
  const failure = add.error && explain(add.error, texts.unknownFailure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setMissing(!url.trim());
    if (url.trim()) add.mutate();
    else focusFirstError(form.current);
  };

  return (
    <Dialog title={texts.addWebhook} description={texts.whatIsSent} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Choice
          label={texts.format}
          value={format}
          options={choicesOf(texts.formats)}
          onChange={(value) => setFormat(value as WebhookFormat)}
        />
        <TextField
          label={texts.url}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={examples[format]}
          value={url}
          maxLength={2048}
          error={missing ? texts.urlIsMissing : failure}
          onChange={(event) => {
            setUrl(event.target.value);
            setMissing(false);
          }}
        />
        <Choice
          label={texts.send}
          value={wanted}
          options={choicesOf(texts.wanted)}
          onChange={(value) => setWanted(value as WebhookFor)}
        />
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={add.isPending}>
            {texts.addWebhook}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: Array<{ value: string; label: string }>;
  onChange: (value: string) => void;
};

function Choice({ label, ...props }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Select id={id} label={label} {...props} />
    </div>
  );
}
