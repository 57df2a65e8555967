import type { ComponentType } from 'react';
import { faqPage, webSite } from '#web/lib/json-ld.ts';
import type { JsonLd } from '#web/lib/meta.ts';
import AboutMayfly from './about-mayfly.tsx';
import { homeFaq } from './explainer.tsx';

/** What the build renders into home. In the browser's build, `not-rendered.ts` takes the place of this file. */
export const About: ComponentType | null = AboutMayfly;
export const homeData = (origin: string): JsonLd[] => [webSite(origin), faqPage(homeFaq())];
