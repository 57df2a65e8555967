import { Button } from './button.tsx';
import { Mark } from './mark.tsx';
import { texts } from './texts.tsx';

/** Shown when the application itself fails. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-paper px-5 py-16">
      <div className="flex w-full max-w-md flex-col items-start gap-5">
        <Mark size={40} />
        <h1 className="text-2xl font-semibold tracking-tight">{texts.somethingWentWrong}</h1>
        <p className="text-ink-soft">{texts.applicationError}</p>
        <Button
          variant="primary"
          onClick={() => {
            // The open message may be the cause, so the reload must not open it again.
            window.history.replaceState(null, '');
            window.location.reload();
          }}
        >
          {texts.refreshPage}
        </Button>
        <details className="w-full border-t border-line pt-4 text-sm">
          <summary className="text-ink-soft">{texts.errorDetails}</summary>
          <pre
            dir="ltr"
            className="mt-3 overflow-x-auto rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap"
          >
            {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
          </pre>
        </details>
      </div>
    </main>
  );
}
