import type { PressedPart } from '#web/components/static-part.tsx';
import LatestArticles from './latest-articles.tsx';

/** What the build renders. In the browser's build, `not-rendered.ts` takes the place of this file. */
export const RenderedArticles: PressedPart | null = LatestArticles;
