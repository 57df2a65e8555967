import { newestFirst } from '#web/features/blog/post-list.ts';
import { readPosts } from '../../scripts/web/blog-posts.ts';

export type PublicPage = {
  path: string;
  /** The path that search engines keep. */
  canonical: string;
  /** Words that it must have. */
  texts: string[];
  /** The types of its structured data, in order. */
  types: string[];
};

const landing = ['FAQPage', 'BreadcrumbList'];
const breadcrumbs = ['BreadcrumbList'];
const company = { texts: ['Founded in 2025'], types: ['Organization', 'BreadcrumbList'] };

const pages: (Pick<PublicPage, 'path' | 'texts'> & Partial<PublicPage>)[] = [
  { path: '/', texts: ['Generate Temporary Email'], types: ['WebSite', 'FAQPage'] },
  {
    path: '/pricing',
    texts: ['FREE', 'PREMIUM', '$0', '$4.99', '$9.99', 'Save 50%', 'Get Started Free', 'Upgrade to Premium'],
    types: ['Product', 'FAQPage', 'BreadcrumbList'],
  },
  {
    path: '/terms',
    texts: ['Agreement and license', 'Prohibited uses', 'phish', 'malware', 'No warranty', 'Termination'],
  },
  {
    path: '/privacy',
    texts: ['AES-256-GCM', 'GDPR', 'CCPA', 'children under 13', 'anyone who knows its exact address'],
  },
  { path: '/contact', texts: ['Your Name', 'Your Email', 'Subject', 'Send Message'] },
  { path: '/what-is-temp-mail', texts: ['Privacy Protection', 'Get Started Now'], types: landing },
  { path: '/about', ...company },
  { path: '/mayfly', canonical: '/about', ...company },
  { path: '/extension', texts: ['What it may and may not see'], types: landing },
  { path: '/developers', texts: ['waitForCode', '/mcp', 'Tokens and limits'] },
  { path: '/help', texts: ['Frequently asked'], types: landing },
  { path: '/10-minute-mail', texts: ['Take another address for'], types: landing },
  { path: '/throwaway-email', texts: ['Use an address that lasts'], types: landing },
  { path: '/fake-email-generator', texts: ['Not fine, and against our terms'], types: landing },
  { path: '/burner-email', texts: ['It does not hide'], types: landing },
  { path: '/blog', texts: ['Read Article'] },
];

export const posts = newestFirst(readPosts('content/blog').map(({ meta }) => meta));
export const publishedPosts = posts.filter(({ date }) => date !== 'Coming Soon');

/** Every prerendered page for search engines. */
export const publicPages: PublicPage[] = [
  ...pages.map((page) => ({ canonical: page.path, types: breadcrumbs, ...page })),
  ...publishedPosts.map(({ slug, title }) => ({
    path: `/blog/${slug}`,
    canonical: `/blog/${slug}`,
    texts: [title, 'Generate Free Temp Email', 'Read More Articles', 'By the team', 'Back to Blog', 'Share'],
    types: ['Article', 'BreadcrumbList'],
  })),
];
