import { useLocation } from 'react-router';
import { languages, pathIn } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { rememberLanguage } from '#web/language/remember-language.ts';
import { cx } from '#web/lib/cx.ts';

/** Leads to this page in the other languages, under the names that they give themselves. */
export function LanguageLinks({ linkClass }: { linkClass: string }) {
  const { pathname } = useLocation();
  return languages.map((language) => (
    // A new document, because the page and its texts are in the other language.
    <a
      key={language.prefix}
      href={pathIn(language, pathname)}
      lang={language.lang}
      dir={language.dir}
      hrefLang={language.lang}
      aria-current={language === pageLanguage() ? 'true' : undefined}
      // In the font of the system: the names have letters that no other part of the page needs.
      className={cx(linkClass, 'font-[system-ui] aria-[current=true]:text-ink')}
      onClick={({ currentTarget: link }) => {
        rememberLanguage(language);
        // The built page does not know them.
        link.search = window.location.search;
        link.hash = window.location.hash;
      }}
    >
      {language.name}
    </a>
  ));
}
