import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { english } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';

/** The blog is in English alone. From pages of other languages it is another document. */
export function BlogLink({ to = '/blog', ...props }: Omit<ComponentProps<'a'>, 'href'> & { to?: string }) {
  if (pageLanguage() === english) return <Link to={to} {...props} />;
  return (
    <a href={to} hrefLang={english.lang} {...props}>
      {props.children}
    </a>
  );
}
