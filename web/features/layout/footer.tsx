import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { english } from '#contract/languages.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Mark } from '#web/components/mark.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { staticPart } from '#web/components/static-part.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { openConsent } from '#web/lib/consent.ts';
import { cx } from '#web/lib/cx.ts';
import { texts as siteTexts } from '#web/lib/texts.ts';
import { BlogLink } from './blog-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { footerLinks } from './navigation.ts';
import { texts } from './texts.ts';

const LatestArticles = await staticPart('articles', () => import('./articles/latest-articles.tsx'));
const ForgetMe = lazyPart(() => import('#web/features/account/forget-me.tsx'));

const linkClass = 'inline-flex min-h-11 items-center text-sm text-ink-soft hover:text-ink';

export function Footer() {
  const [forgets, setForgets] = useState(false);
  return (
    <footer className="behind-message border-t border-line bg-sunken">
      {pageLanguage() === english && <LatestArticles />}
      <div className={cx(pageWidth, 'flex flex-col gap-2 py-8')}>
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Mark size={20} />
          {texts.tagline({ name: brand.name, tagline: siteTexts.tagline })}
        </p>
        <nav aria-label={texts.footer} className="flex flex-wrap gap-x-4 sm:gap-x-6">
          <BlogLink className={linkClass}>{texts.blog}</BlogLink>
          {footerLinks().map(({ label, to }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
          <button type="button" className={linkClass} onClick={openConsent}>
            {texts.cookies}
          </button>
          <button type="button" className={linkClass} onClick={() => ForgetMe.open(() => setForgets(true))}>
            {texts.forgetMe}
          </button>
        </nav>
        <nav aria-label={texts.language} className="flex flex-wrap gap-x-4 sm:gap-x-6">
          <LanguageLinks linkClass={linkClass} />
        </nav>
        {forgets && <ForgetMe onClose={() => setForgets(false)} />}
      </div>
    </footer>
  );
}
