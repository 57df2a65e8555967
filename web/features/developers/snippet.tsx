import { Check, Copy } from 'lucide-react';
import { colorCodeHtml } from '#contract/color-code.ts';
import { Button } from '#web/components/button.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { texts } from './texts.tsx';

export type SnippetProps = { name: string; code: string };

const codeClass =
  'grow overflow-x-auto p-4 font-mono text-[13px] leading-relaxed [font-variant-ligatures:none]';

/** A piece of code with a button that copies it. */
export function Snippet({ name, code }: SnippetProps) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1.5 pe-1.5 ps-4">
        <bdi dir="ltr" className="truncate font-mono text-xs text-ink-soft">
          {name}
        </bdi>
        <Button variant="ghost" size="sm" aria-label={texts.copySnippet(name)} onClick={() => copy(code)}>
          <Icon aria-hidden size={16} />
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre dir="ltr" tabIndex={0} className={codeClass}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples, escaped */}
        <code dangerouslySetInnerHTML={{ __html: colorCodeHtml(code) }} />
      </pre>
    </figure>
  );
}
