import type { Sender } from '#contract/senders.ts';
import { texts } from './texts.tsx';
import type { useAuth } from './use-auth.ts';
import type { ShownVerdict } from './use-shown-verdict.ts';
import { reasonsOf, verdictSentence } from './verdict-words.ts';

type SenderReasonsProps = {
  id: string;
  verdict: ShownVerdict;
  sender: Sender;
  auth: ReturnType<typeof useAuth>;
};

/** Why the sender got its verdict. */
export function SenderReasons({ id, verdict, sender: { domain }, auth }: SenderReasonsProps) {
  return (
    <section
      id={id}
      aria-label={texts.whoSentThis}
      className="animate-fade rounded-md border border-line bg-sunken px-4 py-3 text-sm"
    >
      <p className="max-w-[72ch] font-medium">{verdictSentence(verdict, domain)}</p>
      {auth && (
        <ul className="mt-1.5 flex max-w-[72ch] list-disc flex-col gap-1 ps-4 text-ink-soft marker:text-ink-faint">
          {reasonsOf(auth).map((reason) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
