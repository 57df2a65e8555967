import { brand } from '#contract/brand.ts';
import type { PublicConfig } from '#contract/config.ts';
import { price } from '#contract/plans.ts';
import type { Config } from '#server/config.ts';

/** What anybody may know of the settings. */
export const publicConfig = (config: Config): PublicConfig => ({
  brand: { name: brand.name, slug: brand.slug },
  domains: config.mailDomains,
  plans: config.plans,
  price,
  features: { billing: config.stripe !== null, google: config.google !== null },
  supportEmail: config.supportEmail,
  analyticsId: config.analyticsId,
  adsClient: config.adsClient,
});
