import { useId } from 'react';
import { Button } from '#web/components/button.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { limits } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';
import { keepNext } from './use-google-return.ts';

/** Always shown, as the specification asks. Where Google sign-in is not configured, it is disabled and the line below says why. */
export function GoogleButton({ disabled, next }: { disabled: boolean; next: unknown }) {
  const id = useId();
  const leave = () => {
    if (limits.google !== 'on') return;
    keepNext(next);
    window.location.assign(`/api/auth/google?language=${pageLanguage().prefix}`);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button disabled={disabled} aria-disabled={limits.googleOff} aria-describedby={id} onClick={leave}>
        <GoogleMark />
        {texts.continueWithGoogle}
      </Button>
      {/* Named by the outer element: screen readers read a hidden one that is named itself. */}
      <div id={id}>
        <p className="without-google text-center text-sm text-ink-soft">{texts.noGoogleHere}</p>
      </div>
    </div>
  );
}

/** Google requires its logo in these colors. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
