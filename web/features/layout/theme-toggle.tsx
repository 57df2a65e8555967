import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/components/button.tsx';
import { toggleTheme } from '#web/lib/theme.ts';
import { texts } from './texts.ts';

/** Both icons are rendered and the style sheet shows the right one, even before the JavaScript has loaded. */
export function ThemeToggle() {
  return (
    <IconButton label={texts.theme} onClick={() => toggleTheme()}>
      <Sun aria-hidden size={18} className="only-dark" />
      <Moon aria-hidden size={18} className="only-light" />
    </IconButton>
  );
}
