import { ExternalLink, X } from 'lucide-react';
import type { MessageSummary } from '#contract/messages.ts';
import { buttonClass } from '#web/components/button.tsx';
import { CodeText } from './code-text.tsx';
import { CopyCodeButton } from './copy-code-button.tsx';
import { useDismiss } from './dismissed.ts';
import { linkNames } from './link-names.ts';

const bar = 'flex items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2.5 sm:px-6';

type FoundCardProps = {
  message: MessageSummary;
  /** The pressed button disappears, so the focus has to go somewhere else. */
  onDismiss: () => void;
};

/** The code and the link of a message, above its text. On narrow screens, the code stays visible while scrolling. */
export function FoundCard({ message, onDismiss }: FoundCardProps) {
  const { id, code, link } = message;
  const remember = useDismiss();
  const dismiss = (found: 'code' | 'link') => {
    remember(id, found);
    onDismiss();
  };
  return (
    <>
      {code && (
        <section
          aria-label="Code in this message"
          className={`${bar} z-10 max-lg:sticky max-lg:top-14 md:max-lg:top-16`}
        >
          <div className="min-w-0 flex-1">
            <CodeText code={code.value} />
          </div>
          <Dismiss label="Not a code? Dismiss" onClick={() => dismiss('code')} />
          <CopyCodeButton code={code.value} />
        </section>
      )}
      {link && isWebAddress(link.url) && (
        <section aria-label="Link in this message" className={`${bar} max-sm:flex-wrap`}>
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-describedby={`host-${id}`}
            className={buttonClass(code ? 'secondary' : 'primary', 'md', 'max-sm:w-full')}
          >
            Open {linkNames[link.kind].toLowerCase()}
            <ExternalLink aria-hidden size={16} />
          </a>
          <p id={`host-${id}`} className="min-w-0 flex-1 text-sm break-all text-ink-soft">
            leads to <span className="font-mono text-ink">{link.host}</span>
          </p>
          <Dismiss label="Not needed? Dismiss" onClick={() => dismiss('link')} />
        </section>
      )}
    </>
  );
}

/** The address comes from the mail. It must not run as a script. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      onClick={onClick}
      className="flex min-h-11 shrink-0 items-center rounded-md text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline max-sm:-mx-2 max-sm:px-2"
    >
      <span className="max-sm:sr-only">{label}</span>
      <X aria-hidden size={17} className="sm:hidden" />
    </button>
  );
}
