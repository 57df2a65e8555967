import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/components/button.tsx';
import { toggleTheme } from '#web/lib/theme.ts';

/** Both icons are in the page and the style sheet shows the right one, so nothing waits for the program. */
export function ThemeToggle() {
  return (
    <IconButton label="Theme" onClick={() => toggleTheme()}>
      <Sun aria-hidden size={18} className="only-dark" />
      <Moon aria-hidden size={18} className="only-light" />
    </IconButton>
  );
}
