import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OperatorApp } from '#web/features/operator/operator-app.tsx';
import { local, readText } from '#web/lib/storage.ts';
import { THEME_KEY } from '#web/lib/theme.ts';
import './operator.css';

// The theme chosen on the site, without the site's inline script: this page allows none.
const theme = readText(local, THEME_KEY);
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

createRoot(document.getElementById('operator')!).render(
  <StrictMode>
    <OperatorApp />
  </StrictMode>,
);
