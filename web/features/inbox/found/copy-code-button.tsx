import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { ChangingLabel } from '#web/components/changing-label.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

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
      className={cx(
        'copy-code px-3 app:min-w-32 app:shrink-0 flow:min-w-11',
        brief && 'app:@max-2xl:min-w-11',
      )}
      onClick={() => copy(code)}
    >
      <span aria-live="polite" className="contents">
        <ChangingLabel
          className="flow:label-if-room"
          before={{ icon: <Copy aria-hidden size={16} />, word: texts.copyCode }}
          after={{ icon: <Check aria-hidden size={16} />, word: texts.copied }}
          changed={copied}
          wordClass={brief && 'app:@max-2xl:sr-only'}
        />
      </span>
    </Button>
  );
}
