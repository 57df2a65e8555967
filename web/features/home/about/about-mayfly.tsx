import { Explainer } from './explainer.tsx';
import { HomeFeatures } from './features.tsx';
import { PricingComparison } from './pricing-comparison.tsx';

/** What home says about the product, below the inbox. */
export default function AboutMayfly() {
  return (
    <>
      <HomeFeatures />
      <PricingComparison />
      <Explainer />
    </>
  );
}
