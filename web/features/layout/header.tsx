import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Mark } from '#web/components/mark.tsx';
import { Menu } from '#web/components/menu.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { cx } from '#web/lib/cx.ts';
import { AccountLinks } from './account-links.tsx';
import { BlogLink } from './blog-link.tsx';
import { services } from './navigation.ts';
import { texts } from './texts.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));

const navLink =
  'inline-flex h-11 items-center gap-1 rounded-md px-3 text-sm text-ink-soft transition-colors hover:text-ink ' +
  'aria-[current=page]:text-ink aria-[current=page]:font-medium';

export function Header() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu on every navigation
  useEffect(() => setOpen(false), [pathname]);
  // Prerendered pages may have a slash at the end of their path.
  const here = pathname.replace(/(.)\/$/, '$1');
  const current = (path: string) => (here === path ? ('page' as const) : undefined);

  return (
    <header className="site-header behind-message sticky top-0 z-30 border-b border-line bg-paper">
      <div className={cx(pageWidth, 'flex h-14 items-center gap-2 md:h-16')}>
        <Link
          to="/"
          className="-ms-1 flex h-11 items-center gap-2 rounded-md px-1 font-semibold tracking-tight"
        >
          <Mark />
          {brand.name}
        </Link>
        <nav aria-label={texts.main} className="ms-4 hidden items-center md:flex">
          <Link to="/" aria-current={current('/')} className={navLink}>
            {texts.home}
          </Link>
          <Menu
            className={navLink}
            items={services().map((service) => ({ ...service, current: current(service.to) }))}
            trigger={
              <>
                {texts.services} <ChevronDown aria-hidden size={15} />
              </>
            }
          />
          <BlogLink aria-current={current('/blog')} className={navLink}>
            {texts.blog}
          </BlogLink>
          <Link to="/pricing" aria-current={current('/pricing')} className={navLink}>
            {texts.pricing}
          </Link>
        </nav>
        <div className="flex flex-1 items-center justify-end gap-1">
          <div className="account-links hidden flex-1 items-center justify-end gap-1 md:flex">
            <AccountLinks linkClass={navLink} current={current} />
          </div>
          {/* At the end, so that it stays in place when the account is known. */}
          <ThemeToggle />
          <IconButton
            label={open ? texts.closeMenu : texts.openMenu}
            className="md:hidden"
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => (open ? setOpen(false) : MobileMenu.open(() => setOpen(true)))}
          >
            {open ? <X aria-hidden size={20} /> : <MenuIcon aria-hidden size={20} />}
          </IconButton>
        </div>
      </div>
      {open && <MobileMenu current={current} onClose={() => setOpen(false)} />}
    </header>
  );
}
