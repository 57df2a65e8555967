import cyrillicFont from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import vietnameseFont from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url';
import monoFont from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import { basePath, type Language } from '#contract/languages.ts';
import { ErrorScreen } from '#web/components/error-screen.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { AccountProvider } from '#web/features/account/account-provider.tsx';
import { earlyPlanScript } from '#web/features/account/session.ts';
import { rootMeta } from '#web/head/page-meta.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { earlyClickScript, earlyShortcutScript, submitEarlyForm } from '#web/lib/early-click.ts';
import { earlyDeskScript } from '#web/lib/early-desk.ts';
import { LIMITS_META, limits, limitsOfLanguage } from '#web/lib/limits.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { installRejectionPolicy } from '#web/lib/rejections.ts';
import { themeScript } from '#web/lib/theme.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { startWorker } from '#web/lib/worker.ts';
import type { Route } from './+types/root';

/**
 * The style sheet is part of every prerendered page, so that the first paint does not wait for another file. It is left
 * out of the browser build: React finds the element by its `href` and keeps it.
 */
const css = import.meta.env.SSR ? (await import('#web/styles/app.css?inline')).default : '';
// In development Vite adds the style sheet to the page and keeps it up to date.
if (import.meta.env.DEV && !import.meta.env.SSR) await import('#web/styles/app.css');

/** They have run when the application starts, so its own files need not contain them. In development React compares them. */
const earlyScripts =
  import.meta.env.SSR || import.meta.env.DEV
    ? [themeScript, earlyPlanScript, earlyDeskScript, earlyClickScript, earlyShortcutScript].join(';')
    : '';

/** The letters of the other languages are in the first file, or in fonts of the system (see base.css). */
const fontsOf: { [Prefix in Language['prefix']]?: string[] } = {
  ru: [interFont, cyrillicFont],
  vi: [interFont, vietnameseFont],
  tr: [],
};

/** A font that arrives late is not used on this page. */
const preload = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  // Only in the build: what it writes contains them already when the browser runs this.
  ...(import.meta.env.SSR ? [...(fontsOf[pageLanguage().prefix] ?? [interFont]), monoFont].map(preload) : []),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: `${basePath(pageLanguage())}/manifest.webmanifest` },
];

export const meta = rootMeta;

export function Layout({ children }: { children: ReactNode }) {
  const { lang, dir } = pageLanguage();
  return (
    <html
      lang={lang}
      dir={dir}
      data-billing={limits.billing}
      data-google={limits.google}
      data-domains={limits.domains}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14110d" />
        {/* Runs before the first paint, so that the chosen theme does not flash and early clicks are kept. The server allows it by its hash. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: earlyScripts }} />
        {/* Half a page is never painted: what comes after it would move it. */}
        <link rel="expect" href="#end" blocking="render" />
        <style href="app" precedence="base">
          {css}
        </style>
        <meta name={LIMITS_META} content={JSON.stringify(limitsOfLanguage())} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <span id="end" hidden />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => installRejectionPolicy(window), []);
  // From here on clicks are handled. Automated tests wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    submitEarlyForm();
    whenIdle(() => startWorker(() => import('#web/components/connection-notice.tsx')));
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountProvider>
        <Outlet />
      </AccountProvider>
    </QueryClientProvider>
  );
}

/** Shown on guarded, deep-linked and unknown paths until the scripts have loaded. */
export function HydrateFallback() {
  return <FullScreenLoader />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={isRouteErrorResponse(error) ? new Error(error.statusText) : error} />;
}
