import { ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { GenerateLink } from '#web/components/generate-link.tsx';
import { limits } from '#web/lib/limits.ts';

/** The end of every article. Subscribers do not see it. */
export function PremiumUpsell() {
  return (
    <aside
      aria-labelledby="upsell"
      className="not-premium mt-14 rounded-lg border border-accent bg-accent-soft p-6 sm:p-8"
    >
      <h2 id="upsell" className="text-xl font-semibold tracking-tight">
        Need more than {limits.freeLifetime}?
      </h2>
      <p className="mt-2 text-ink-soft">
        Premium gives you up to {limits.premiumAddresses} for {limits.premiumLifetime} each, attachments up to{' '}
        {limits.premiumAttachments}, inboxes that only you can open, and no ads. {limits.price} per month.
      </p>
      <ButtonLink to="/upgrade" className="mt-5" aria-describedby={comingSoonId('upsell')}>
        Upgrade to Premium
      </ButtonLink>{' '}
      <ComingSoon id="upsell" className="ms-2 align-middle" />
    </aside>
  );
}

export function ClosingCard() {
  return (
    <section aria-labelledby="closing" className="mt-6 rounded-lg border border-line bg-surface p-6 sm:p-8">
      <h2 id="closing" className="text-xl font-semibold tracking-tight">
        Ready to keep your real address private?
      </h2>
      <p className="mt-2 text-ink-soft">You get a temporary inbox with one click, without signing up.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <GenerateLink size="md">Generate Free Temp Email</GenerateLink>
        <ButtonLink to="/blog">Read More Articles</ButtonLink>
      </div>
    </section>
  );
}
