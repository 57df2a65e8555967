import { local, readText, writeText } from './storage.ts';

export type Theme = 'light' | 'dark';
export const THEME_KEY = 'theme';

/** Runs inline in the head. Without a stored choice, the style sheet follows the system. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function currentTheme(): Theme {
  const chosen = readText(local, THEME_KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Switches to the other theme. Choosing the theme of the system removes the choice and follows the system again. */
export function toggleTheme(): Theme {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  if (next === systemTheme()) {
    writeText(local, THEME_KEY, null);
    delete document.documentElement.dataset.theme;
  } else {
    writeText(local, THEME_KEY, next);
    document.documentElement.dataset.theme = next;
  }
  return next;
}
