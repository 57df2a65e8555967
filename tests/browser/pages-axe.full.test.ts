import { expect, test } from 'vitest';
import { findAxeViolationsIn, LOOKS, OTHER_LOOKS } from '#tests/support/axe.ts';
import { posts, publicPages } from '#tests/support/public-pages.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();
const paths = publicPages.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
const articles = ['/blog/no-such-post', ...posts.map(({ slug }) => `/blog/${slug}`)];

test.each([...paths, ...articles, '/api/docs'])('%s passes axe and fits in every look', async (path) => {
  const { page, errors, foreign, close } = await openPage(site);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findAxeViolationsIn(page, [...LOOKS, ...OTHER_LOOKS])).toEqual([]);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
