import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '#web/components/button.tsx';
import { texts as componentTexts } from '#web/components/texts.tsx';
import { useFailure } from './use-failure.ts';

/** Above the messages: a mail that was not stored. It stays until it is closed. */
export default function AttemptNotice({ address }: { address: string }) {
  const failure = useFailure(address);
  return (
    <div role="status" className="shrink-0">
      {failure && (
        <div className="flex items-start gap-2.5 border-b border-line bg-amber-soft py-1 ps-4 pe-1.5 text-xs leading-5">
          <TriangleAlert aria-hidden size={16} className="mt-2 shrink-0 text-amber" />
          <p className="min-w-0 flex-1 py-1.5">
            {failure.words}
            {failure.reply && (
              <span dir="ltr" className="mt-0.5 block font-mono text-xs break-words rtl:text-right">
                {failure.reply}
              </span>
            )}
          </p>
          <IconButton label={componentTexts.close} className="size-9" onClick={failure.close}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
