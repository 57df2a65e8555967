import { LOOKS, OTHER_LOOKS } from '#tests/support/axe.ts';
import { testPages } from '#tests/support/pages-axe.ts';
import { posts, publicPages } from '#tests/support/public-pages.ts';
import { setUpSite } from '#tests/support/site.ts';

const paths = publicPages.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
const articles = ['/blog/no-such-post', ...posts.map(({ slug }) => `/blog/${slug}`)];

testPages(setUpSite(), [...paths, ...articles, '/api/docs'], [...LOOKS, ...OTHER_LOOKS]);
