import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OperatorApp } from '#web/features/operator/operator-app.tsx';
import { local, readText } from '#web/lib/storage.ts';
import { THEME_KEY } from '#web/lib/theme.ts';
import './operator.css';

// Applies the theme chosen on the site. The content security policy of this page allows no inline script.
const theme = readText(local, THEME_KEY);
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

createRoot(document.getElementById('operator')!).render(
  <StrictMode>
    <OperatorApp />
  </StrictMode>,
);
