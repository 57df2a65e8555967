import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { cx } from '#web/lib/cx.ts';
import { ContactForm } from './contact-form.tsx';
import { SupportAddress } from './support-address.tsx';
import { texts } from './texts.tsx';

export function ContactPage() {
  return (
    <>
      <PageHero title={texts.contactUs} lead={texts.whoAnswers} />
      <div className="border-t border-line">
        <div className={cx(pageWidth, 'grid gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_20rem] lg:gap-20')}>
          <ContactForm />
          <div className="flex flex-col gap-8 text-sm text-ink-soft">
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">{texts.writeDirectly}</h2>
              <SupportAddress />
            </div>
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">{texts.beforeYouWrite}</h2>
              <p>
                {texts.whatHelpAnswers((words) => (
                  <TextLink to="/help">{words}</TextLink>
                ))}
              </p>
            </div>
            <div>
              <h2 className="mb-2 text-base font-semibold text-ink">{texts.useLastingAddress}</h2>
              <p>{texts.temporaryMayBeGone}</p>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
