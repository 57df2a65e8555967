import { Download } from 'lucide-react';
import { buttonClass } from '#web/components/button.tsx';
import { texts } from './texts.tsx';

/** The files that the build makes of packages/extension. */
export function ExtensionFiles() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['chromium', 'firefox'] as const).map((browser) => (
        <a
          key={browser}
          href={`/downloads/mayfly-${browser}.zip`}
          download
          className={buttonClass(browser === 'chromium' ? 'primary' : 'secondary', 'lg', 'max-sm:w-full')}
        >
          <Download aria-hidden size={18} />
          {texts.extensionFor[browser]}
        </a>
      ))}
    </div>
  );
}
