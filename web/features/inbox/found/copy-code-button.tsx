import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { cx } from '#web/lib/cx.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { texts } from './texts.ts';

type CopyCodeButtonProps = {
  code: string;
  /** Hides the label in narrow readers, which need the room for a link. */
  brief?: boolean | null;
  /** Does not stand out. */
  quiet?: boolean;
};

export function CopyCodeButton({ code, brief, quiet }: CopyCodeButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button
      variant={quiet ? 'secondary' : 'primary'}
      title={brief ? texts.copyCode : undefined}
      className={cx('copy-code min-w-32 shrink-0 px-3', brief && 'app:@max-2xl:min-w-11')}
      onClick={() => copy(code)}
    >
      {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      {/* A new element for each word, as in CopyButton. */}
      <span aria-live="polite" className="contents">
        <span key={copied ? 'copied' : 'copy'} className={cx(brief && 'app:@max-2xl:sr-only')}>
          {copied ? texts.copied : texts.copyCode}
        </span>
      </span>
    </Button>
  );
}
