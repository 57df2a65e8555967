import { Explainer } from './explainer.tsx';
import { HomeFeatures } from './features.tsx';
import { HomeDemo } from './home-demo.tsx';
import { PricingComparison } from './pricing-comparison.tsx';

/** What home says about the product, below the inbox. */
export default function AboutMayfly() {
  return (
    <>
      <HomeDemo />
      <HomeFeatures />
      <PricingComparison />
      <Explainer />
    </>
  );
}
