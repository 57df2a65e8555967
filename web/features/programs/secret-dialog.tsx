import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextArea } from '#web/components/field.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { texts } from './texts.tsx';

type SecretDialogProps = { title: string; label: string; secret: string; hint: string; onClose: () => void };

/** Shows a secret that the server gives out once. */
export function SecretDialog({ title, label, secret, hint, onClose }: SecretDialogProps) {
  const { copied, copy } = useCopy();
  return (
    <Dialog title={title} description={texts.copyItNow} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <TextArea
          label={label}
          hint={hint}
          value={secret}
          readOnly
          rows={2}
          className="[&_textarea]:resize-none [&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:break-all"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button onClick={onClose}>{texts.done}</Button>
          <Button variant="primary" autoFocus onClick={() => copy(secret)}>
            {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
            {copied ? texts.copied : texts.copy}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {copied && texts.copiedToClipboard}
        </p>
      </div>
    </Dialog>
  );
}
