import { faqPage, webSite } from '#web/lib/json-ld.ts';
import type { JsonLd } from '#web/lib/meta.ts';
import { homeFaq } from './explainer.tsx';

export const homeData = (origin: string): JsonLd[] => [webSite(origin), faqPage(homeFaq())];
