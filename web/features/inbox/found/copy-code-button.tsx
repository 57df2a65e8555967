import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { useCopy } from '#web/lib/use-copy.ts';

export function CopyCodeButton({ code }: { code: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button variant="primary" className="min-w-32 shrink-0 px-3" onClick={() => copy(code)}>
      {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      {/* A new element for each word, as in CopyButton. */}
      <span aria-live="polite" className="contents">
        <span key={copied ? 'copied' : 'copy'}>{copied ? 'Copied' : 'Copy code'}</span>
      </span>
    </Button>
  );
}
