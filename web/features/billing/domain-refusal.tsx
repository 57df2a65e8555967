import { authTexts } from '#contract/auth-texts.ts';
import { signupDomains } from '#contract/signup-domains.ts';

/** Why an address cannot have an account, and which ones can. */
export function DomainRefusal({ text, host }: { text: string; host: string }) {
  const domains = signupDomains(host);
  return (
    <>
      <span className="block">{text}</span>
      <span className="block font-normal text-ink-soft">
        {authTexts.domainNotAllowed}. Gmail, Outlook, Yahoo, iCloud, Proton and other large providers work.
      </span>
      <details className="font-normal text-ink-soft">
        <summary className="w-fit py-1 text-accent underline underline-offset-3">
          All {domains.length} domains
        </summary>
        <span className="block pt-1">{domains.join(', ')}</span>
      </details>
    </>
  );
}
