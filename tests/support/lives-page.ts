import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { readConfig } from '#server/config.ts';
import { setUpSite } from './site.ts';
import type { Overrides } from './start-app.ts';

export const MINUTE = 60_000;

/**
 * A site where addresses of guests can be extended twice, and a clock that each test begins at now. No job deletes what has
 * expired for the test before.
 */
export function setUpLives(options: Overrides = {}) {
  const { plans } = readConfig({ FREE_EXTENSIONS: '2' });
  plans.premium.lifetimeMs = 120 * MINUTE;
  const life = { passed: 0 };
  afterEach(() => {
    life.passed = 0;
  });
  const now = () => new Date(Date.now() + life.passed);
  return Object.assign(life, { site: setUpSite({ plans, now, roles: ['web', 'smtp'], ...options }) });
}

export const extend = (page: Page) => page.getByRole('button', { name: /^Extend to / });
export const left = (page: Page, words: string) => page.getByText(`${words} left`).first().waitFor();
export const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
