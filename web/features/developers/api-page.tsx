import { API_PLACEHOLDER } from '#contract/api-page.ts';
import { ButtonLink, buttonClass } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { cx } from '#web/lib/cx.ts';

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
      <PageHero
        eyebrow="For developers"
        title="API reference"
        lead="Every call, with what it takes and what it answers. Times are in ISO 8601, and errors are { success: false, error }."
      >
        <ButtonLink to="/developers" variant="primary" size="lg">
          Guide and examples
        </ButtonLink>
        <a href="/api/openapi.json" className={buttonClass('secondary', 'lg')}>
          OpenAPI
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
