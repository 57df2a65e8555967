import { Signpost, X } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basePath } from '#contract/languages.ts';
import { IconButton } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { cx } from '#web/lib/cx.ts';
import { shortPath } from './short-path.ts';
import { texts } from './texts.tsx';

const mono = (words: string) => <bdi className="font-mono text-xs break-all text-ink">{words}</bdi>;

/** One line above home on a path that is no page. Dismissing it, or generating an address, leads to home itself. */
export function UnknownNote() {
  const { pathname } = useLocation();
  const { generating } = useAddresses();
  const navigate = useNavigate();
  const leave = useCallback(() => navigate('/', { replace: true }), [navigate]);
  useEffect(() => {
    if (generating) leave();
  }, [generating, leave]);

  return (
    <div className="page-note behind-message border-b border-line bg-surface">
      <div className={cx(pageWidth, 'flex min-h-11 items-center gap-3 text-sm sm:h-11')}>
        <Signpost aria-hidden size={17} className="shrink-0 text-amber" />
        <p role="status" className="min-w-0 flex-1 py-2 text-ink-soft sm:truncate">
          {texts.noSuchPage({ path: shortPath(basePath(pageLanguage()) + pathname), mono })}
        </p>
        <IconButton label={texts.dismiss} className="-me-3" onClick={leave}>
          <X aria-hidden size={17} />
        </IconButton>
      </div>
    </div>
  );
}
