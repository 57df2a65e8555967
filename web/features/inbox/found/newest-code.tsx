import type { MessageSummary } from '#contract/messages.ts';
import { senderName } from '#contract/sender-name.ts';
import { doubtOf } from '../sender/doubt-of.ts';
import { CodeText } from './code-text.tsx';
import { CopyCodeButton } from './copy-code-button.tsx';
import { texts } from './texts.tsx';

/** On phones, the newest code of the list whose sender is not in doubt. It stays below the header while the list scrolls. */
export function NewestCode({ messages }: { messages: MessageSummary[] }) {
  const newest = messages.find((message) => message.code && !doubtOf(message));
  if (!newest?.code) return null;
  const { value } = newest.code;
  return (
    <section
      aria-label={texts.newestCode}
      className="sticky top-15 z-10 flex animate-fade items-center gap-3 border-b border-line bg-accent-soft px-4 py-3"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-ink-soft">{texts.codeFrom(senderName(newest.from))}</p>
        <CodeText code={value} />
      </div>
      <CopyCodeButton key={newest.id} code={value} />
    </section>
  );
}
