import { type FormEvent, useId, useRef, useState } from 'react';
import type { NewWebhookAnswer, WebhookFor, WebhookFormat } from '#contract/webhooks.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { addWebhook } from './programs-api.ts';
import { texts } from './texts.tsx';
import { useAction } from './use-action.ts';
import { choicesOf, examples } from './webhook-words.ts';

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
  const { busy, error, run } = useAction();
  const example = examples[format];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!url.trim());
    if (!url.trim()) return focusFirstError(form.current);
    void run(async () => onAdded(await addWebhook(token, { url, for: wanted, format }))).then(() =>
      focusFirstError(form.current),
    );
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
          placeholder={example}
          value={url}
          maxLength={2048}
          error={missing ? texts.urlIsMissing : error}
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
          <Button type="submit" variant="primary" busy={busy}>
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
