type PublicPage = {
  path: string;
  /** The canonical path, when it is another one. */
  canonical?: string;
  texts: string[];
  /** The types of its structured data, in order. */
  types: string[];
};

const landing = ['FAQPage', 'BreadcrumbList'];
const article = ['Article', 'BreadcrumbList'];
const closing = ['Generate Free Temp Email', 'Read More Articles', 'By the team', 'Back to Blog', 'Share'];

/** Every prerendered page for search engines, with texts that it must contain. */
export const publicPages: PublicPage[] = [
  { path: '/', texts: ['Generate Temporary Email'], types: ['WebSite', 'FAQPage'] },
  {
    path: '/pricing',
    texts: [
      'FREE',
      'PREMIUM',
      'Most Popular',
      '$0',
      'forever',
      '$4.99',
      '$9.99',
      'Save 50%',
      'Get Started Free',
      'Upgrade to Premium',
      'Up to 2',
      'Up to 5',
      '1 hour',
      '24 hours',
      '5 MB',
      '50 MB',
    ],
    types: ['Product', 'FAQPage', 'BreadcrumbList'],
  },
  {
    path: '/terms',
    texts: [
      'Last updated June 22, 2025',
      'Agreement and license',
      'Free and premium plans',
      'Prohibited uses',
      'spam',
      'phish',
      'malware',
      'reverse-engineer',
      'harass',
      'How data is handled',
      'Expiry and deletion',
      'Advertising',
      'Third parties',
      'No warranty',
      'Limits of liability',
      'Indemnification',
      'Termination',
      'Changes to these terms',
      'Contact',
    ],
    types: ['BreadcrumbList'],
  },
  {
    path: '/privacy',
    texts: [
      'Last updated June 22, 2025',
      'Data we collect',
      'How we use it',
      'Storage and security',
      'AES-256-GCM',
      'How long we keep it',
      'GDPR',
      'CCPA',
      'children under 13',
      'anyone who knows its exact address',
    ],
    types: ['BreadcrumbList'],
  },
  {
    path: '/contact',
    texts: ['Your Name', 'Your Email', 'Subject', 'Message', 'Send Message'],
    types: ['BreadcrumbList'],
  },
  {
    path: '/what-is-temp-mail',
    texts: ['Privacy Protection', 'Instant Setup', 'Auto-Cleanup', 'Universal Access', 'Get Started Now'],
    types: landing,
  },
  { path: '/about', texts: ['Founded in 2025', 'About Mayfly'], types: ['Organization', 'BreadcrumbList'] },
  {
    path: '/mayfly',
    canonical: '/about',
    texts: ['Founded in 2025'],
    types: ['Organization', 'BreadcrumbList'],
  },
  {
    path: '/extension',
    texts: ['What it may and may not see', 'For Firefox'],
    types: landing,
  },
  {
    path: '/developers',
    texts: ['A code in five lines', 'waitForCode', '/mcp', 'Tokens and limits'],
    types: ['BreadcrumbList'],
  },
  { path: '/help', texts: ['Frequently asked', 'Contact support'], types: landing },
  { path: '/10-minute-mail', texts: ['Ten-minute mail', 'Take another address for'], types: landing },
  { path: '/throwaway-email', texts: ['throwaway address', 'Use an address that lasts'], types: landing },
  {
    path: '/fake-email-generator',
    texts: ['really receives mail', 'Not fine, and against our terms'],
    types: landing,
  },
  { path: '/burner-email', texts: ['A burner email', 'It does not hide'], types: landing },
  {
    path: '/blog',
    texts: [
      'Temporary Email',
      'Privacy Protection',
      'Digital Security',
      'Tech Guides',
      'Read Article',
      'June 9, 2025',
      '7 min read',
    ],
    types: ['BreadcrumbList'],
  },
  { path: '/blog/what-is-temporary-email', texts: ['May 12, 2025', ...closing], types: article },
  { path: '/blog/disposable-email-privacy-guide', texts: ['May 26, 2025', ...closing], types: article },
  { path: '/blog/email-security-best-practices', texts: ['June 9, 2025', ...closing], types: article },
  { path: '/blog/why-mayfly-benefits', texts: ['June 18, 2025', ...closing], types: article },
];
