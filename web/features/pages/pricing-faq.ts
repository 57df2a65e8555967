import { limits } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';

export function pricingFaq() {
  const { reallyFree, allExpired, security, canceling } = texts.questions;
  const buying = { question: limits.buyQuestion, answer: limits.buyAnswer };
  return [reallyFree, allExpired, security, buying, canceling];
}
