import { API_PLACEHOLDER } from '#contract/api-page.ts';
import { ButtonLink, buttonClass } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

/** Only in the prerendered page, like the style sheet of all pages: see root.tsx. */
const css = import.meta.env.SSR ? (await import('./api.css?inline')).default : '';

const ID = 'api';
/** The server writes it, so the browser keeps what it was sent. Every link to this page loads it from the server. */
const reference = import.meta.env.SSR ? API_PLACEHOLDER : (document.getElementById(ID)?.innerHTML ?? '');

export function ApiPage() {
  return (
    <>
      <style href="api" precedence="base">
        {css}
      </style>
      <PageHero eyebrow={texts.forDevelopers} title={texts.apiReference} lead={texts.whatReferenceHas}>
        <ButtonLink to="/developers" variant="primary" size="lg">
          {texts.guideAndExamples}
        </ButtonLink>
        <a href="/api/openapi.json" className={buttonClass('secondary', 'lg')}>
          {texts.openApi}
        </a>
      </PageHero>
      <div className="border-t border-line">
        <div
          id={ID}
          className={cx(pageWidth, 'api py-12 sm:py-16')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server, which escapes it
          dangerouslySetInnerHTML={{ __html: reference }}
        />
      </div>
    </>
  );
}
