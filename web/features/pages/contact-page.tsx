import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { cx } from '#web/lib/cx.ts';
import { ContactForm } from './contact-form.tsx';
import { SupportAddress } from './support-address.tsx';

export function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact us"
        lead="Questions, ideas, reports of abuse: a person reads every message and answers it."
      />
      <div className="border-t border-line">
        <div className={cx(pageWidth, 'grid gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_20rem] lg:gap-20')}>
          <ContactForm />
          <div className="flex flex-col gap-8 text-sm text-ink-soft">
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">Write to us directly</h2>
              <SupportAddress />
            </div>
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">Before you write</h2>
              <p>
                Most questions are answered on the <TextLink to="/help">help page</TextLink>. We cannot
                restore expired addresses or deleted messages: they no longer exist.
              </p>
            </div>
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">Use a lasting address</h2>
              <p>If you enter a temporary address, it may be gone before our answer arrives.</p>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
