import { signupDomains } from '#contract/signup-domains.ts';
import { texts } from './texts.tsx';

/** Why an address cannot have an account, and which ones can. */
export function DomainRefusal({ text, host }: { text: string; host: string }) {
  const domains = signupDomains(host);
  return (
    <>
      <span className="block">{text}</span>
      <span className="block font-normal text-ink-soft">{texts.allowedProviders}</span>
      <details className="font-normal text-ink-soft">
        <summary className="w-fit py-1 text-accent underline underline-offset-3">
          {texts.allDomains(domains.length)}
        </summary>
        <span className="block pt-1">{domains.join(', ')}</span>
      </details>
    </>
  );
}
