import { existsSync, readdirSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { writeCspHashes } from './scripts/web/csp-hashes.ts';

const posts = 'content/blog';
const slugs = existsSync(posts)
  ? readdirSync(posts)
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -3))
  : [];

// Not prerendered: pages that depend on who is looking or on what the browser has stored. They start from
// __spa-fallback.html, as unknown paths do.
const pages = [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  '/contact',
  '/what-is-temp-mail',
  '/about',
  '/mayfly',
  '/help',
  '/10-minute-mail',
  '/throwaway-email',
  '/fake-email-generator',
  '/burner-email',
  '/login',
  '/upgrade',
  '/signup',
  '/blog',
];

export default {
  appDirectory: 'web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [...pages, ...slugs.map((slug) => `/blog/${slug}`)],
  buildEnd: ({ reactRouterConfig }) => writeCspHashes(reactRouterConfig.buildDirectory),
} satisfies Config;
