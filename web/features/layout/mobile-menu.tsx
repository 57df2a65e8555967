import { Globe } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { pageLanguage } from '#web/language/page-language.ts';
import { cx } from '#web/lib/cx.ts';
import { AccountLinks } from './account-links.tsx';
import { BlogLink } from './blog-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { services } from './navigation.ts';
import { texts } from './texts.ts';

const row =
  'flex min-h-11 items-center rounded-md px-2 text-base text-ink hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-medium';

type MobileMenuProps = { current: (path: string) => 'page' | undefined; onClose: () => void };

export default function MobileMenu({ current, onClose }: MobileMenuProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    // It lies over the page, so that nothing moves.
    <div className="absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] animate-fade md:hidden">
      <div aria-hidden className="absolute inset-0 bg-veil" onClick={onClose} />
      <nav
        id="mobile-menu"
        aria-label={texts.main}
        className="relative max-h-full overflow-y-auto border-y border-line bg-paper px-4 py-3"
      >
        <Link to="/" aria-current={current('/')} className={row} onClick={onClose}>
          {texts.home}
        </Link>
        <p className="px-2 pt-3 pb-1 text-xs text-ink-faint">{texts.services}</p>
        {services().map(({ label, to }) => (
          <Link key={to} to={to} aria-current={current(to)} className={row}>
            {label}
          </Link>
        ))}
        <div className="my-2 border-t border-line" />
        <BlogLink aria-current={current('/blog')} className={row}>
          {texts.blog}
        </BlogLink>
        <Link to="/pricing" aria-current={current('/pricing')} className={row}>
          {texts.pricing}
        </Link>
        <Link to="/help" aria-current={current('/help')} className={row}>
          {texts.help}
        </Link>
        <details className="mt-2 border-t border-line pt-2">
          <summary className={cx(row, 'gap-2.5')}>
            <Globe aria-hidden size={18} className="text-ink-soft" />
            <span className="sr-only">{texts.language} </span>
            {pageLanguage().name}
          </summary>
          <div className="grid grid-cols-2">
            <LanguageLinks linkClass={row} />
          </div>
        </details>
        <div className="mt-2 flex items-center gap-2 border-t border-line pt-3">
          <AccountLinks linkClass={row} current={current} />
        </div>
      </nav>
    </div>
  );
}
