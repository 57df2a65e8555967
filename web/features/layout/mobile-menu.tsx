import { useEffect } from 'react';
import { Link } from 'react-router';
import { AccountLinks } from './account-links.tsx';
import { services } from './navigation.ts';

const row = 'flex min-h-11 items-center rounded-md px-2 text-base text-ink hover:bg-sunken';

export default function MobileMenu({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <nav
      id="mobile-menu"
      aria-label="Main"
      className="max-h-[calc(100dvh-3.5rem)] animate-fade overflow-y-auto border-t border-line px-4 py-3 md:hidden"
    >
      <Link to="/" className={row} onClick={onClose}>
        Home
      </Link>
      <p className="px-2 pt-3 pb-1 text-xs text-ink-faint">Services</p>
      {services.map(({ label, to }) => (
        <Link key={to} to={to} className={row}>
          {label}
        </Link>
      ))}
      <div className="my-2 border-t border-line" />
      <Link to="/blog" className={row}>
        Blog
      </Link>
      <Link to="/pricing" className={row}>
        Pricing
      </Link>
      <Link to="/help" className={row}>
        Help
      </Link>
      <div className="mt-2 flex items-center gap-2 border-t border-line pt-3">
        <AccountLinks linkClass={row} />
      </div>
    </nav>
  );
}
