import type { Config } from '@react-router/dev/config';
import { readPosts } from './scripts/web/blog-posts.ts';

const posts = readPosts('content/blog').map(({ meta }) => `/blog/${meta.slug}`);

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
  '/feed.xml',
  '/sitemap.xml',
];

export default {
  appDirectory: 'web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [...pages, ...posts],
} satisfies Config;
